import type { ReactNode } from 'react';
import { ANALYTICS_META } from '#client/contracts/analytics.ts';
import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { SearchDialog } from '#client/contracts/search-dialog.tsx';
import { MEDIA_STYLES } from '#client/contracts/styles.ts';
import { SOCIAL_IMAGE_PX } from '#content/limits.ts';
import { assetHref, LINKS, PRODUCT_NAME } from '#content/site.ts';
import type { AssetNames } from '#worker/model/release-manifest.ts';
import type { Analytics } from '#worker/model/settings.ts';
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
 * The shell that every page shares (requirements, section 2). The font is requested at the end, so that a slow line sends the
 * document first. The script finds the document complete, and since it is asynchronous, it does not delay the first paint: a module
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
      <SearchDialog />
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

export interface HeadProps {
  title: string;
  description: string;
  /** An absolute address. Pages without their own address, such as error pages, do not have one. */
  canonicalUrl?: string;
  socialImageUrl?: string;
  /** The absolute address of the page's Markdown. */
  markdownUrl?: string;
  assets: AssetNames;
  /** The texts of the page's style sheets. The content security policy contains their hashes. */
  sheets: readonly string[];
  /** The source of the inline script that runs before the first paint. The content security policy contains its hash. */
  prePaintCode: string;
  analytics: Analytics | undefined;
}

/** The account's name is the end of its address. */
const X_ACCOUNT = `@${LINKS.x.slice(LINKS.x.lastIndexOf('/') + 1)}`;

/** The head of the document: the assets of the release and the page's metadata. */
export const Head = ({
  title,
  description,
  canonicalUrl,
  socialImageUrl,
  markdownUrl,
  assets,
  sheets,
  prePaintCode,
  analytics,
}: HeadProps) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <Html as="script" html={prePaintCode} />
    {sheets.map((css) => (
      <Html key={css} as="style" html={css} />
    ))}
    <link rel="stylesheet" href={assetHref(assets.mediaStyles)} media={MEDIA_STYLES} />
    <meta name="description" content={description} />
    <meta name="robots" content="noindex,nofollow" />
    <meta name="color-scheme" content="light dark" />
    {analytics && (
      <meta name={ANALYTICS_META} content={analytics.siteId} data-excluded={analytics.excludedDomains} />
    )}
    <link rel="icon" href={assetHref(assets.favicon)} type="image/svg+xml" />
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${PRODUCT_NAME} Documentation`}
      href="/docs/rss.xml"
    />
    {markdownUrl && <link rel="alternate" type="text/markdown" title="Markdown" href={markdownUrl} />}
    {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
    <meta property="og:type" content="article" />
    <meta property="og:locale" content="en_US" />
    <meta property="og:site_name" content={`${PRODUCT_NAME} Documentation`} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
    <meta name="twitter:site" content={X_ACCOUNT} />
    <meta name="twitter:title" content={title} />
    <meta name="twitter:description" content={description} />
    <meta name="twitter:card" content={socialImageUrl ? 'summary_large_image' : 'summary'} />
    {socialImageUrl && <SocialImage url={socialImageUrl} alt={title} />}
  </head>
);

const SocialImage = ({ url, alt }: { url: string; alt: string }) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(SOCIAL_IMAGE_PX.width)} />
    <meta property="og:image:height" content={String(SOCIAL_IMAGE_PX.height)} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:image" content={url} />
    <meta name="twitter:image:alt" content={alt} />
  </>
);
