/** Whether a file is a section, which is fetched when it is first needed (composition README). @param {string} file */
export const isSection = (file) =>
  /\/web\/[\w-]+\.module\.ts$|\.(?:page|dialog|part|tab)\.tsx$/.test(file);

/** The section that a file is loaded for by name, as its component or as what it alone needs of the browser; null: for none. @param {string} file */
export const sectionOf = (file) =>
  isSection(file) || /\/web\/[\w-]+\.adapters\.ts$/.test(file) ? sectionName(file) : null;

/** The name of a section by its file. @param {string} file */
export const sectionName = (file) => file.replaceAll(/^.*\/|\..*$/g, '');

/** Whether a built file is a section, or what one alone needs of the browser. @param {string} file */
export const isBuiltSection = (file) => /\.(?:page|dialog|part|tab|module|adapters)-/.test(file);
