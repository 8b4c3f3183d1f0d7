import type { ReactNode } from 'react';
import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { assetHref } from '#content/site.ts';
import { Head, type HeadProps } from './head.tsx';
import { Html } from './html.tsx';
import { SideNavigation, type SideNavigationProps } from './side-navigation.tsx';

interface DocumentProps {
  head: HeadProps;
  /** The finished HTML of `TopBar`. */
  topBar: string;
  navigation: SideNavigationProps;
  /** The finished HTML of `SiteFooter`. */
  siteFooter: string;
  children: ReactNode;
}

/** React moves links and asynchronous scripts into the head, unless they have a handler. */
const keepInPlace = () => {};

/**
 * The shell that every page shares (specification, section 2). The font is asked for at the end, so that a slow line sends the style
 * sheets first. The script finds the document complete, and since it is asynchronous, it does not delay the first paint: a module
 * that is not would run before it.
 */
export const Document = ({ head, topBar, navigation, siteFooter, children }: DocumentProps) => (
  <html lang="en">
    <Head {...head} />
    <body>
      <a className={MARKUP.skipLink} href={`#${FRAME_IDS.main}`}>
        Skip to content
      </a>
      <Html as="header" className={MARKUP.topBar} html={topBar} />
      <div className="shell">
        <SideNavigation {...navigation} />
        <main className={MARKUP.main} id={FRAME_IDS.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Html as="footer" className={MARKUP.siteFooter} html={siteFooter} />
      <div className="sr-only" role="status" />
      <link
        rel="preload"
        href={assetHref(head.assets.font)}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        onLoad={keepInPlace}
      />
      <script
        type="module"
        async
        src={assetHref(head.assets.entry.file)}
        integrity={head.assets.entry.integrity}
        onLoad={keepInPlace}
      />
    </body>
  </html>
);
