import type { PhrasingContent, RootContent } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { ContentModel } from './component.ts';
import type { ComponentNode } from './component-node.ts';
import { isBlank, isPhrasing } from './nodes.ts';

/** Converts a component's content to the form that its definition requires, and reports the parts that do not fit. */
export const fitContent = (
  children: readonly RootContent[],
  component: ComponentNode,
  model: ContentModel,
  report: Report,
): RootContent[] => {
  const tag = `\`<${component.name}>\``;
  if (model === 'flow') return component.inline ? [...children] : inParagraphs(children);
  if (model === 'phrasing') return withoutParagraph(children, tag, report);

  const parts = children.filter((child) => !isBlank(child));
  if (model === 'none') {
    if (parts[0])
      report(parts[0], `${tag} cannot have content.`, `Close it immediately: \`<${component.name} … />\`.`);
    return [];
  }
  const fits = (node: RootContent) =>
    model === 'code' ? node.type === 'code' : node.type === 'component' && model.includes(node.name);
  const wanted = model === 'code' ? 'code blocks' : orTags(model);
  for (const part of parts) {
    if (!fits(part)) report(part, `${tag} can contain only ${wanted}.`, `Move this out of ${tag}.`);
  }
  if (parts.length === 0) report(component, `${tag} is empty.`, `Put ${wanted} inside it, or remove it.`);
  return parts.filter(fits);
};

const orTags = (names: readonly string[]): string => names.map((name) => `\`<${name}>\``).join(' or ');

/** Wraps text that is directly between the tags in paragraphs. */
const inParagraphs = (children: readonly RootContent[]): RootContent[] => {
  const result: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const endRun = () => {
    if (!run.every(isBlank)) result.push({ type: 'paragraph', children: run });
    run = [];
  };
  for (const child of children) {
    if (isPhrasing(child)) run.push(child);
    else {
      endRun();
      result.push(child);
    }
  }
  endRun();
  return result;
};

const withoutParagraph = (children: readonly RootContent[], tag: string, report: Report): RootContent[] => {
  const parts = children.filter((child) => !isBlank(child));
  const [only] = parts;
  if (parts.length === 1 && only?.type === 'paragraph') return only.children;
  const block = parts.find((part) => !isPhrasing(part));
  if (block)
    report(
      block,
      `${tag} can contain only one line of text.`,
      'Write a sentence without blank lines, lists, or blocks.',
    );
  return children.filter(isPhrasing);
};
