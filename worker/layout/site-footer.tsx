import { COPYRIGHT_HOLDER, FOOTER_LINKS, LINKS } from '#content/site.ts';
import { Icon } from './html.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';

const SOCIAL = [
  { title: 'X', href: LINKS.x, icon: 'x' },
  { title: 'GitHub', href: LINKS.github, icon: 'github' },
  { title: 'Community chat', href: LINKS.chat, icon: 'discord' },
  { title: 'Video channel', href: LINKS.video, icon: 'video' },
] as const;

/** The content of the site's footer (requirements, section 2). */
export const SiteFooter = ({ year }: { year: number }) => (
  <>
    <ul className="footer-links">
      {FOOTER_LINKS.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
      <li>
        <KeyboardHelp />
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
  </>
);
