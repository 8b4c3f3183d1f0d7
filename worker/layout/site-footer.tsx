import { COPYRIGHT_HOLDER, FOOTER_LINKS, LINKS } from '#content/site.ts';
import { Icon, Island, type RenderedIsland } from './html.tsx';

const SOCIAL = [
  { title: 'X', href: LINKS.x, icon: 'x' },
  { title: 'GitHub', href: LINKS.github, icon: 'github' },
  { title: 'Community chat', href: LINKS.chat, icon: 'discord' },
  { title: 'Video channel', href: LINKS.video, icon: 'video' },
] as const;

interface SiteFooterProps {
  year: number;
  keyboardHelp: RenderedIsland;
}

/** The content of the site's footer (requirements, section 2). */
export const SiteFooter = ({ year, keyboardHelp }: SiteFooterProps) => (
  <>
    <ul className="footer-links">
      <FooterLinks links={FOOTER_LINKS} />
      <li>
        <Island {...keyboardHelp} />
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

const FooterLinks = ({ links }: { links: readonly { title: string; href: string }[] }) =>
  links.map(({ title, href }) => (
    <li key={href}>
      <a href={href}>{title}</a>
    </li>
  ));
