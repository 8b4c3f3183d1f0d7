import type { Root, RootContent } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { ExpansionView } from './component.ts';
import { walk } from './nodes.ts';

/** Texts without any of these signs and line breaks are one paragraph of plain text, and need no parser. */
const MARKUP = /[\n\\`*_[\]<>{}#|~&!@:/^]|^\s*(?:[-+=]|\d+[.)])|www\./;

/** Parses texts from data files. Every node gets the origin of its text, and so do the text's mistakes. */
export const dataParser =
  (parseText: (text: string, report: Report) => Root | undefined, report: Report): ExpansionView['parse'] =>
  (text, origin) => {
    const data = { origin };
    if (!MARKUP.test(text))
      return [{ type: 'paragraph', data, children: [{ type: 'text', value: text, data }] }];
    const reportHere: Report = (_, message, cure) => report({ data }, message, cure);
    const nodes: RootContent[] = parseText(text, reportHere)?.children ?? [];
    for (const node of nodes.flatMap(walk)) node.data = { ...node.data, ...data };
    return nodes;
  };
