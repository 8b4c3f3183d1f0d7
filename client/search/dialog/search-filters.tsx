import { SDK_LABELS } from '#client/contracts/search-labels.ts';
import type { Filters } from '#client/search/call/search-request.ts';
import type { Facets } from './answer.ts';

interface SearchFiltersProps {
  facets: Facets;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const CHOICES = [
  { facet: 'library', label: 'Library', all: 'All libraries' },
  { facet: 'section', label: 'Section', all: 'All sections' },
] as const;

/** Limits the results to a library or a part of the site. */
export const SearchFilters = ({ facets, filters, onChange }: SearchFiltersProps) => (
  <div className="search-filters">
    {CHOICES.map(({ facet, label, all }) => {
      const chosen = filters[facet] ?? '';
      const values = Object.keys(facets[facet] ?? {});
      return (
        <select
          key={facet}
          aria-label={label}
          value={chosen}
          onChange={({ target }) => {
            const { [facet]: _, ...others } = filters;
            onChange(target.value === '' ? others : { ...others, [facet]: target.value });
          }}
        >
          <option value="">{all}</option>
          {(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => (
            <option key={value} value={value}>
              {SDK_LABELS[value] ?? value}
            </option>
          ))}
        </select>
      );
    })}
  </div>
);
