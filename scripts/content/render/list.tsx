/** @jsxRuntime automatic @jsxImportSource preact */
import type { List, ListItem } from 'mdast';
import type { RenderNodes } from './render-nodes.ts';

/** A list. Paragraphs in a tight list have no `<p>` tags. An item may be a task, which has a checkbox. */
export const ArticleList = ({ node, render }: { node: List; render: RenderNodes }) => {
  const isLoose = node.spread || node.children.some(({ spread }) => spread);
  const items = node.children.map((item) => <Item item={item} isLoose={isLoose === true} render={render} />);
  if (!node.ordered) return <ul>{items}</ul>;
  return <ol start={node.start === 1 ? undefined : (node.start ?? undefined)}>{items}</ol>;
};

const Item = ({ item, isLoose, render }: { item: ListItem; isLoose: boolean; render: RenderNodes }) => {
  const isTask = typeof item.checked === 'boolean';
  return (
    <li class={isTask ? 'task' : undefined}>
      {isTask && (
        <input
          type="checkbox"
          disabled
          checked={item.checked === true}
          aria-label={item.checked ? 'Done' : 'To do'}
        />
      )}
      {item.children.map((child) =>
        render(child.type === 'paragraph' && !isLoose ? child.children : [child]),
      )}
    </li>
  );
};
