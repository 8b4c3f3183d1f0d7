import type { ReactNode } from 'react';
import { MARKUP } from '#client/contracts/markup.ts';
import { Head, type HeadProps } from './head.tsx';
import { ShellPart } from './place.tsx';
import { SideNavigation, type SideNavigationProps } from './side-navigation.tsx';

interface DocumentProps {
  head: HeadProps;
  navigation: SideNavigationProps;
  year: number;
  children: ReactNode;
}

/** The shell that every page shares (specification, section 2). */
export const Document = ({ head, navigation, year, children }: DocumentProps) => (
  <html lang="en">
    <Head {...head} />
    <body>
      <a className={MARKUP.skipLink} href="#main">
        Skip to content
      </a>
      <ShellPart name="top-bar" props={{ href: navigation.href }} />
      <div className="shell">
        <SideNavigation {...navigation} />
        <main className={MARKUP.main} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <ShellPart name="site-footer" props={{ year }} />
    </body>
  </html>
);
