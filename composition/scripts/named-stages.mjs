/** Names that no stage has are an error, which names those there are. @param {readonly string[]} named @param {readonly { name: string }[]} stages */
const demandStages = (named, stages) => {
  const names = stages.map(({ name }) => name);
  const strange = named.find((name) => !names.includes(name));
  if (strange !== undefined)
    throw new Error(`There is no stage "${strange}". There are: ${names.join('; ')}`);
};

/**
 * The stages of `--only`: one name, which may hold commas, or several with commas between them; undefined without it.
 * @param {string | undefined} only @param {readonly { name: string }[]} stages @returns {string[] | undefined}
 */
export const stagesNamed = (only, stages) => {
  if (only === undefined) return undefined;
  const named = stages.some(({ name }) => name === only) ? [only] : only.split(',');
  demandStages(named, stages);
  return named;
};

/**
 * The rows that a run goes on from: those of the stages before `from`, or of all that succeeded where it is empty. A stage
 * that nobody knows is an error, which names those there are.
 * @template {{ name: string, failed: number }} T
 * @param {readonly T[]} left @param {string} from @param {readonly { name: string }[]} stages @returns {T[]}
 */
export const rowsBefore = (left, from, stages) => {
  if (from !== '') demandStages([from], stages);
  if (from === '') return left.filter(({ failed }) => failed === 0);
  const names = stages.map(({ name }) => name);
  const again = names.slice(names.indexOf(from));
  return left.filter(({ name }) => !again.includes(name));
};
