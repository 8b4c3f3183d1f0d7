import { hydrateRoot } from 'react-dom/client';
export const hydrate = hydrateRoot;
