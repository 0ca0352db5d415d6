/** Returns true if a file is a section, which the browser fetches at its first use (composition README). @param {string} file */
export const isSection = (file) =>
  /\/web\/[\w-]+\.module\.ts$|\.(?:page|dialog|part|tab)\.tsx$/.test(file);

/** Returns the section whose component or browser adapters are in a file; null for other files. @param {string} file */
export const sectionOf = (file) =>
  isSection(file) || /\/web\/[\w-]+\.adapters\.ts$/.test(file) ? sectionName(file) : null;

/** Returns the name of the section in a file. @param {string} file */
export const sectionName = (file) => file.replaceAll(/^.*\/|\..*$/g, '');

/** Returns true if a built file is a section or the browser adapters of a section. @param {string} file */
export const isBuiltSection = (file) => /\.(?:page|dialog|part|tab|module|adapters)-/.test(file);
