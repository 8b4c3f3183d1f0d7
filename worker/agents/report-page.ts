import { FEEDBACK_COMMENT_CHARACTERS } from '#content/limits.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { pageAt } from './get-page.ts';
import { tool } from './tool.ts';

export const reportPage = tool({
  name: 'report_page',
  title: 'Report a page',
  description:
    'Tells the writers of the documentation what is wrong or missing on a page. Its text is stored with the feedback of readers, so it must not contain secrets or personal data.',
  inputs: {
    address: { type: 'string', minLength: 1, maxLength: 1024, description: 'The address of the page.' },
    comment: {
      type: 'string',
      minLength: 10,
      maxLength: FEEDBACK_COMMENT_CHARACTERS,
      description: 'What is wrong, how you noticed it, and what would be right.',
    },
  },
  required: ['address', 'comment'],
  writes: true,
  run: async ({ address, comment }, site) => {
    const { page } = pageAt(address, site);
    await site.report(page.path, comment);
    return { text: `The writers get your comment on ${site.settings.siteOrigin}${pageHref(page.path)}.` };
  },
});
