import { DART_GUIDES } from './dart.ts';
import { DEPLOYING_GUIDES } from './deploying.ts';
import { GO_GUIDES } from './go.ts';
import type { Guide, GuidesOfFolder } from './guide.ts';
import { JVM_GUIDES } from './jvm.ts';
import { NODEJS_GUIDES } from './nodejs.ts';
import { PYTHON_GUIDES } from './python.ts';
import { TERRAFORM_GUIDES } from './terraform.ts';

/** A guide, or the index of a folder of guides, which may itself be one. */
export interface Folder extends Guide {
  guides?: GuidesOfFolder;
}

const SERVICE = { apis: 'service', keyvalue: 'service' } as const;

const LANGUAGES: readonly Folder[] = [
  { title: 'Node.js', href: '/docs/guides/nodejs', icon: 'nodejs', uses: {}, guides: NODEJS_GUIDES },
  { title: 'Python', href: '/docs/guides/python', icon: 'python', uses: SERVICE, guides: PYTHON_GUIDES },
  { title: 'Dart', href: '/docs/guides/dart', icon: 'dart', uses: SERVICE, guides: DART_GUIDES },
  { title: 'Go', href: '/docs/guides/go', icon: 'go', uses: SERVICE, guides: GO_GUIDES },
  { title: 'JVM', href: '/docs/guides/jvm', icon: 'jvm', uses: SERVICE, guides: JVM_GUIDES },
];

const TOPICS: readonly Folder[] = [
  {
    title: 'Terraform',
    href: '/docs/guides/terraform',
    icon: 'terraform',
    uses: { apis: 'project', storage: 'project' },
    guides: TERRAFORM_GUIDES,
  },
  {
    title: 'CI/CD',
    href: '/docs/guides/deploying',
    icon: 'container',
    uses: {},
    guides: DEPLOYING_GUIDES,
  },
  {
    title: 'Examples',
    href: '/docs/guides/examples',
    icon: 'guides',
    uses: {
      apis: 'apis',
      http: 'frameworks',
      batch: 'batch',
      sql: 'databases',
      schedules: 'schedules',
      storage: 'files',
      messaging: 'schedules',
      websockets: 'websockets',
    },
  },
];

/** Folders below one title of the menu. */
interface FolderGroup {
  title: string;
  folders: readonly Folder[];
}

/** The guide groups (specification, section 2). */
export const FOLDER_GROUPS: readonly FolderGroup[] = [
  { title: 'Languages', folders: LANGUAGES },
  { title: 'Topics', folders: TOPICS },
];
export const FOLDERS: readonly Folder[] = FOLDER_GROUPS.flatMap(({ folders }) => folders);

/** Every guide of a folder. Its index comes first. */
export const guidesIn = ({ guides = [], ...index }: Folder): Guide[] => [
  index,
  ...guides.flatMap(({ links }) => links),
];
