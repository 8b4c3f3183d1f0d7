import type { ReactNode } from 'react';
import { Head, type HeadProps } from './head.tsx';
import { SideNavigation, type SideNavigationProps } from './side-navigation.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';

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
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <TopBar href={navigation.href} />
      <div className="shell">
        <SideNavigation {...navigation} />
        <main className="main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter year={year} />
    </body>
  </html>
);
