import { MARKUP } from '#client/contracts/markup.ts';
import { CHOICES } from '#content/choices.ts';

/**
 * The language of the whole site. Its state is one attribute of `html`, so it is a native control with a behaviour; it is
 * not shown without script. The browser must not restore an old choice into it.
 */
export const LanguageChoice = () => (
  <label className={MARKUP.languageChoice}>
    Your language
    <select autoComplete="off">
      {Object.entries(CHOICES.language.values).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
