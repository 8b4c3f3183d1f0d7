import { beforeEach, describe, expect, test } from 'vitest';
import { hasHeldClicks, holdClick, repeatClicks } from '#client/islands/runtime.ts';
import { find, showPage } from '#tests/client/dom.ts';

let waits: boolean;
let log: string[];
const island = () => find('doc-island');
const intercept = (event: Event) => {
  if (waits) holdClick(island(), event);
};
const fire = (target: Element) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  waits = true;
  log = [];
  showPage(`<doc-island>
    <button id="one"><span>1</span></button><button id="two">2</button>
    <a href="#x" id="link"><button id="in-link"></button></a><details><summary>s</summary></details>
    <label><input type="radio" id="radio"></label><textarea></textarea>
    <form><button name="send" id="send">Send</button></form>
  </doc-island>`);
  island().addEventListener('click', intercept, true);
  document.body.onclick = ({ target }) => target instanceof Element && log.push(`click ${target.id}`);
  document.body.onsubmit = (event) => {
    event.preventDefault();
    log.push(`submit ${event.submitter?.id}`);
  };
});

describe('a button of an island that is not ready yet', () => {
  test('does nothing at first, and later acts once, no matter how often it was clicked', async () => {
    expect(fire(find('#one span')).defaultPrevented).toBe(true);
    fire(find('#one'));
    fire(find('#one'));
    expect(log).toEqual([]);
    expect(hasHeldClicks(island())).toBe(true);
    waits = false;
    await repeatClicks(island());
    await repeatClicks(island());
    expect(log).toEqual(['click one']);
    expect(hasHeldClicks(island())).toBe(false);
  });

  test('passes its click on to the button that took its place', async () => {
    const button = find('#one');
    fire(button);
    button.remove();
    button.addEventListener('click', () => find('#two').click());
    waits = false;
    await repeatClicks(island());
    expect(log).toEqual(['click two']);
  });
});

test.each(['#link', '#in-link', 'summary', '#radio', 'label', 'textarea'])(
  '%s works immediately and only once',
  async (selector) => {
    const before = fire(find(selector)).defaultPrevented;
    const atOnce = [...log];
    expect(before).toBe(false);
    expect(atOnce.length).toBeGreaterThan(0);
    waits = false;
    await repeatClicks(island());
    expect(log).toEqual(atOnce);
  },
);

test('a click on the submit button leads to one submit later', async () => {
  fire(find('#send'));
  waits = false;
  await repeatClicks(island());
  expect(log).toEqual(['click send', 'submit send']);
});
