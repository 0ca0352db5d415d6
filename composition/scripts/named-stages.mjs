/** Throws if a name is not a stage name. The message lists the existing stages. @param {readonly string[]} named @param {readonly { name: string }[]} stages */
const demandStages = (named, stages) => {
  const names = stages.map(({ name }) => name);
  const strange = named.find((name) => !names.includes(name));
  if (strange !== undefined)
    throw new Error(`There is no stage "${strange}". There are: ${names.join('; ')}`);
};

/**
 * Returns the stages named by `--only`, or undefined without that option. The value is one name, which may contain commas,
 * or several names separated by commas.
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
 * Returns the results that a continued run keeps: those of the stages before `from`, or of all successful stages if `from`
 * is empty. Throws for an unknown stage and lists the existing stages.
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
