/** The pages whose deleted lines are code of version 0. */
export const UPGRADE_PAGES: readonly string[] = ['/support/upgrade'];
