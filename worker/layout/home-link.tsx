/** A link to the documentation's home, for pages without MDX. */
export const HomeLink = () => <a href="/docs">Go to the documentation's home</a>;
