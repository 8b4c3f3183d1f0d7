import { CHOICES } from '#content/choices.ts';

/**
 * The content of the label that holds the language of the whole site. The state is one attribute of `html`, so this is a
 * native control with a behavior; styles hide it without script. The browser must not restore an old choice into it.
 */
export const LanguageChoice = () => (
  <>
    Your language
    <select autoComplete="off">
      {Object.entries(CHOICES.language).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </>
);
