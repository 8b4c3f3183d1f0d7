import { CHOICES } from '#content/choices.ts';

/**
 * The content of the label that lets readers choose one language for the whole site. Its state is one attribute of `html`,
 * so it is a native control with a behavior, and styles hide it without script. `autoComplete` is off because the browser
 * must not restore an old choice.
 */
export const LanguageChoice = () => (
  <>
    Your language
    <select autoComplete="off">
      {Object.entries(CHOICES.language.values).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </>
);
