import { CHOICES } from '#content/choices.ts';

/**
 * The content of the label in which readers choose one language for the whole site. The choice is only an attribute of
 * `html`, so a native control with a behavior is enough. Styles hide the control if scripts are off. `autoComplete` is off
 * because the browser must not restore an old choice.
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
