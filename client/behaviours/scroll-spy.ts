const ANCHORS = '.rail a, .section-anchors a, .on-this-page a';
/** A section is in view once its heading has come this near to the window's top, in pixels. */
const LINE_PX = 128;

const idOf = (anchor: Element) => anchor.getAttribute('href')?.slice(1) ?? '';

/** Marks the section in view in the rail, the side navigation and "On this page". */
export function startScrollSpy(): void {
  const anchors = [...document.querySelectorAll(ANCHORS)];
  const ids = new Set(anchors.map(idOf));
  const headings = [...ids].flatMap((id) => document.getElementById(id) ?? []);
  const passed = new Set<Element>();

  const mark = () => {
    const current = headings.findLast((heading) => passed.has(heading))?.id;
    for (const anchor of anchors) {
      if (idOf(anchor) === current) anchor.setAttribute('aria-current', 'true');
      else anchor.removeAttribute('aria-current');
    }
  };
  // The observed area reaches far below the window: what is outside of it has passed the line at the top.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.delete(target);
        else passed.add(target);
      }
      mark();
    },
    { rootMargin: `-${LINE_PX}px 0px 10000000px 0px` },
  );
  for (const heading of headings) observer.observe(heading);
}
