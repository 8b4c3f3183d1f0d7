/** The texts that the requirements fix (sections 2, 4, 5, and 8). All other texts are in the code that shows them. */
export const FEEDBACK_QUESTION = 'What did you think of this content?';
export const FEEDBACK_SUBMITTING = 'Submitting feedback';
export const FEEDBACK_THANKS = 'Thank you for your feedback!';
export const COPIED = 'Copied!';
export const UNABLE_TO_COPY = 'Unable to copy to clipboard';
export const TOGGLE_NAVIGATION = 'Toggle navigation';
export const BACK_TO_HOME = 'Back to Home';
export const STAR_ON_GITHUB = 'Star on GitHub';
export const EDIT_THIS_PAGE = 'Edit this page on GitHub';
export const SHOW_ACCEPTED_VALUES = 'Show accepted values';
export const HIDE_ACCEPTED_VALUES = 'Hide accepted values';
export const LATEST = 'Latest';
export const VIEW_LATEST_VERSION = 'View the latest version';
export const EXPERIMENTAL = 'Experimental';
export const COMING_SOON = 'Coming soon';

export const UNABLE_TO_FETCH = 'Unable to fetch results';
export const CHECK_CONNECTION = 'You might want to check your network connection.';
export const NO_RECENT_SEARCHES = 'No recent searches';
export const TRY_SEARCHING_FOR = 'Try searching for';
export const RESULTS_BELIEVED = 'Believe this query should return results?';
export const LET_US_KNOW = 'Let us know.';

export const noResultsFor = (query: string) => `No results for "${query}"`;

export const backTo = (parentTitle: string) => `Back to ${parentTitle}`;

export const experimentalNotice = (sdk: string) =>
  `The ${sdk} SDK is currently in experimental status. Its API may change between minor versions.`;

export const olderVersionNotice = (version: string, sdk: string) =>
  `Note: You are viewing documentation for version ${version} of ${sdk}.`;

export const legacyOnlyNotice = (sdk: string) =>
  `The ${sdk} SDK supports only legacy versions of Nitric before v1. For a new project, choose a supported SDK:`;
