/** Returns true if a file is a section, which is fetched when it is first needed (composition README). @param {string} file */
export const isSection = (file) =>
  /\/web\/[\w-]+\.module\.ts$|\.(?:page|dialog|part|tab)\.tsx$/.test(file);

/** Returns the section for which a file is loaded by name, either its component or its own browser adapters; null if none. @param {string} file */
export const sectionOf = (file) =>
  isSection(file) || /\/web\/[\w-]+\.adapters\.ts$/.test(file) ? sectionName(file) : null;

/** Returns the name of a section by its file. @param {string} file */
export const sectionName = (file) => file.replaceAll(/^.*\/|\..*$/g, '');

/** Returns true if a built file is a section, or the browser adapters of one. @param {string} file */
export const isBuiltSection = (file) => /\.(?:page|dialog|part|tab|module|adapters)-/.test(file);
