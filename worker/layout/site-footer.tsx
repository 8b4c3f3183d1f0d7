import { MARKUP } from '#client/contracts/markup.ts';
import { COPYRIGHT_HOLDER, LINKS } from '#content/site.ts';
import { Icon } from './icon.tsx';
import { IslandPlace } from './place.tsx';

const SOCIAL = [
  { title: 'X', href: LINKS.x, icon: 'x' },
  { title: 'GitHub', href: LINKS.github, icon: 'github' },
  { title: 'Chat server', href: LINKS.chat, icon: 'discord' },
  { title: 'Video channel', href: LINKS.video, icon: 'video' },
] as const;

/** Specification, section 2: footer. */
export const SiteFooter = ({ year }: { year: number }) => (
  <footer className={MARKUP.siteFooter}>
    <ul className="footer-links">
      <li>
        <a href="/docs/contributions">Contributions</a>
      </li>
      <li>
        <a href="/docs/support">Support</a>
      </li>
      <li>
        <IslandPlace name="keyboard-help" props={{}} />
      </li>
    </ul>
    <p className="copyright">{`© ${year} ${COPYRIGHT_HOLDER}`}</p>
    <ul className="social-links">
      {SOCIAL.map(({ title, href, icon }) => (
        <li key={title}>
          <a href={href} aria-label={title}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  </footer>
);
