import { MARKUP } from '#client/contracts/markup.ts';
import { CHOICES } from '#content/choices.ts';
import { languageOfSdk, type SdkSlug } from '#content/sdks.ts';

/**
 * The control in which readers choose one language for the whole site. The choice is only an attribute of `html`, so a native
 * control with a behavior is enough. In the reference of `sdk`, it shows a language of that library and leads to the others.
 * Styles hide it if scripts are off. `autoComplete` is off because the browser must not restore an old choice.
 */
export const LanguageChoice = ({ sdk }: { sdk: SdkSlug | undefined }) => (
  <label className={MARKUP.languageChoice}>
    <span className="sr-only">Your language</span>
    <select autoComplete="off" data-sdk={sdk} defaultValue={languageOfSdk(sdk)} translate="no">
      {Object.entries(CHOICES.language.values).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
