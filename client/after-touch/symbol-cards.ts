import { MARKUP, SYMBOL_LINKS, type SymbolCards } from '#client/contracts/markup.ts';
import { closestTo, onKey } from '#client/events.ts';
import { loadStyles } from '#client/load-styles.ts';
import { ownValue } from '#content/own-value.ts';

/** The time that a pointer or the focus rests on a link before its card appears, and that a pointer has to reach the card. */
const REST_MS = 200;
const GAP_PX = 4;
const EDGE_PX = 8;

/**
 * Puts the card above the link, or below it if there is no room above: readers have read the lines above. Returns `false` if it
 * would cover the link.
 */
const fitTo = (card: HTMLElement, link: Element): boolean => {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = card;
  const below = bottom + GAP_PX;
  const above = top - GAP_PX - offsetHeight;
  const fitsAbove = above >= EDGE_PX;
  const furthest = document.documentElement.clientWidth - offsetWidth - EDGE_PX;
  card.style.left = `${Math.max(EDGE_PX, Math.min(left, furthest))}px`;
  card.style.top = `${fitsAbove ? above : below}px`;
  return fitsAbove || below + offsetHeight <= innerHeight;
};

/** The names of a signature by the class of their color, which is close to that of the page's code. */
const COLORED =
  /(?<s>"[^"]*"|'[^']*')|\b(?<k>any|async|bool|boolean|class|const|def|enum|error|final|func?|function|int|interface|new|number|readonly|static|string|type|va[lr]|void)\b|(?<f>\w+(?=\())|(?<t>\b[A-Z]\w*)|(?<v>\w+)/g;

const coloredParts = (signature: string): (Node | string)[] => {
  let end = 0;
  const parts = [...signature.matchAll(COLORED)].flatMap(({ 0: text, index, groups = {} }) => {
    const before = signature.slice(end, index);
    const name = document.createElement('span');
    name.className = Object.entries(groups).find(([, matched]) => matched)?.[0] ?? '';
    name.textContent = text;
    end = index + text.length;
    return [before, name];
  });
  return [...parts, signature.slice(end)];
};

const createCard = (): HTMLElement => {
  const card = document.createElement('div');
  card.id = card.className = MARKUP.symbolCard;
  card.role = 'tooltip';
  card.popover = 'manual';
  card.append(document.createElement('code'), document.createElement('p'));
  document.body.append(card);
  return card;
};

/**
 * Shows what a link in code leads to: when a mouse rests on it, and when it gets focus. The card stays while the pointer is
 * on it, and Escape closes it. It never covers its link: in a window that is too low it does not appear. If the texts cannot
 * be loaded, the links still work.
 */
export const startSymbolCards = (): void => {
  const source = document.querySelector(`[${MARKUP.cardsAttribute}]`)?.getAttribute(MARKUP.cardsAttribute);
  if (!source) return;
  let loading: Promise<SymbolCards> | undefined;
  let card: HTMLElement | undefined;
  let wanted: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    wanted?.removeAttribute('aria-describedby');
    wanted = undefined;
    if (card?.matches(':popover-open')) card.hidePopover();
  };
  const show = async (link: HTMLAnchorElement) => {
    hide();
    wanted = link;
    loading ??= fetch(source).then((response) => response.json());
    const styles = loadStyles('symbol-card').catch(() => {});
    const cards = await loading.catch((): SymbolCards => {
      loading = undefined;
      return {};
    });
    await styles;
    // A link to the same page has only its anchor as `href`.
    const texts = ownValue(cards, link.pathname + link.hash);
    if (!texts || wanted !== link) return;
    card ??= createCard();
    const [signature, summary] = texts;
    card.firstElementChild?.replaceChildren(...coloredParts(signature));
    card.lastElementChild?.replaceChildren(summary);
    card.showPopover();
    if (fitTo(card, link)) link.setAttribute('aria-describedby', card.id);
    else hide();
  };
  const later = (work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, REST_MS);
  };

  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const link = closestTo<HTMLAnchorElement>(event, SYMBOL_LINKS);
    if (link && link === wanted) clearTimeout(timer);
    else if (link) later(() => show(link));
    else if (closestTo(event, `.${MARKUP.symbolCard}`)) clearTimeout(timer);
    else if (wanted !== document.activeElement) later(hide);
  };
  /** The browser scrolls to a link that gets focus, and the card stays with it. */
  const follow = () => {
    if (!card || !wanted || wanted !== document.activeElement || !fitTo(card, wanted)) hide();
  };
  const focus = () => {
    const link = document.activeElement?.closest<HTMLAnchorElement>(`${SYMBOL_LINKS}:focus-visible`);
    // Readers who move on at once see no card, and the browser has scrolled to the link before the card appears.
    if (link) later(() => show(link));
    else hide();
  };
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', hide);
  document.addEventListener('scroll', follow, { capture: true, passive: true });
  onKey(({ key }) => {
    if (key === 'Escape') hide();
  });
  // The touch that loaded this may have been a key that moved the focus, or a pointer that still rests on a link.
  focus();
  const hovered =
    matchMedia('(hover: hover)').matches &&
    document.querySelector<HTMLAnchorElement>(`${SYMBOL_LINKS}:hover`);
  if (hovered) later(() => show(hovered));
};
