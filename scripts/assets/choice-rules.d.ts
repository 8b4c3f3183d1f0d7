/**
 * The rules that show the chosen tab of a group and the chosen variant of `BySdk`, by the attributes of `html`. Without a
 * choice the first one is shown. Without script, and in print, all are shown in order under their labels.
 */
export declare const choiceRules: () => string;
