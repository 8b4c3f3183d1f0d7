import { pageList } from './page-list.ts';
import { parseFolder } from './site-sections.ts';
import {
  type AgentSite,
  type Answer,
  type Extent,
  NothingFound,
  SHARED,
  type Tool,
  withinExtent,
} from './tool.ts';

interface ListValues extends Extent {
  folder?: string;
}

const run = async ({ folder = '', ...extent }: ListValues, site: AgentSite): Promise<Answer> => {
  const path = parseFolder(folder.replace(/^\/?(?:docs(?=\/|$))?\/?|\/$/g, ''));
  const list = path && pageList(path, site.release, site.settings.siteOrigin);
  if (list === undefined)
    throw new NothingFound(
      `There is no page below ${folder}. Without a folder, list_pages names all pages and folders.`,
    );
  return { text: withinExtent(list, extent) };
};

export const listPages: Tool = {
  name: 'list_pages',
  title: 'List pages',
  description:
    'Lists the pages of the documentation with their descriptions and sizes, current versions first. A folder such as reference/python limits the list.',
  inputSchema: {
    type: 'object',
    properties: {
      folder: {
        type: 'string',
        maxLength: 512,
        description: 'The path of a folder, such as guides or reference/go/v0.',
      },
      start: SHARED.start,
      max_characters: SHARED.max_characters,
    },
    additionalProperties: false,
  },
  run,
};
