/** Throws if a name is not that of a stage; the message lists the existing ones. @param {readonly string[]} named @param {readonly { name: string }[]} stages */
const demandStages = (named, stages) => {
  const names = stages.map(({ name }) => name);
  const strange = named.find((name) => !names.includes(name));
  if (strange !== undefined)
    throw new Error(`There is no stage "${strange}". There are: ${names.join('; ')}`);
};

/**
 * Returns the stages of `--only`: one name, which may contain commas, or several separated by commas; undefined without
 * it.
 * @param {string | undefined} only
 * @param {readonly { name: string }[]} stages
 * @returns {string[] | undefined}
 */
export const stagesNamed = (only, stages) => {
  if (only === undefined) return undefined;
  const named = stages.some(({ name }) => name === only) ? [only] : only.split(',');
  demandStages(named, stages);
  return named;
};

/**
 * Returns the rows from which a run continues: those of the stages before `from`, or of all that succeeded if it is empty.
 * An unknown stage is an error that lists the existing ones.
 * @template {{ name: string, failed: number }} T
 * @param {readonly T[]} left
 * @param {string} from
 * @param {readonly { name: string }[]} stages
 * @returns {T[]}
 */
export const rowsBefore = (left, from, stages) => {
  if (from !== '') demandStages([from], stages);
  if (from === '') return left.filter(({ failed }) => failed === 0);
  const names = stages.map(({ name }) => name);
  const again = names.slice(names.indexOf(from));
  return left.filter(({ name }) => !again.includes(name));
};
