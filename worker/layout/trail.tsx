import type { TrailStep } from '#worker/page/trail.ts';

/** The way to a page, above its title. */
export const Trail = ({ steps }: { steps: readonly TrailStep[] }) => (
  <nav className="trail" aria-label="Breadcrumb">
    <ol>
      {steps.map(({ title, href }, index) => (
        <li key={href}>
          {index < steps.length - 1 ? <a href={href}>{title}</a> : <span aria-current="page">{title}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
