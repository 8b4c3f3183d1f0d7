/// <reference lib="dom" />
// Reloads the page when a new release is live. Until then, it shows an author's problems on top of the page.
// The page of a failure names which release failed. Other pages learn their release from the first state.
let release = document.documentElement.dataset.failedRelease || undefined;
let panel: HTMLElement | undefined;

const events = new EventSource(
  // The path is relative to this script's own.
  new URL(`development-events?page=${encodeURIComponent(location.pathname)}`, import.meta.url),
);
events.onmessage = ({ data }: MessageEvent<string>) => {
  const state = JSON.parse(data) as { release?: string; problems?: string }; // the development server wrote it
  if (state.problems !== undefined) return show(state.problems);
  panel?.remove();
  // A page that was opened while the site had problems does not know its own release.
  if (release === undefined ? panel : release !== state.release) location.reload();
  panel = undefined;
  release = state.release;
};

const show = (problems: string) => {
  panel?.remove();
  panel = document.createElement('pre');
  panel.setAttribute('role', 'alert');
  panel.textContent = problems;
  panel.style.cssText = `position: fixed; inset: auto 0 0; max-height: 60vh; overflow: auto; margin: 0; padding: 16px 24px;
    background: #2a0d10; color: #ffd9dc; font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; z-index: 1000`;
  document.body.append(panel);
};
