// Generates the schemas for row checks (adapters/server/sql/row-check.ts) from the types in adapters/server. Each `sql`
// template gets the schema of its result type, and each table the columns known to the query builder.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as is from 'typescript/unstable/ast/is';
import { API, TypeFlags } from 'typescript/unstable/sync';
import { ROOT, sourceHash } from './source-hash.mjs';
import { typeSchemas } from './type-schema.mjs';

/** @import { Node, SourceFile, TaggedTemplateExpression } from 'typescript/unstable/ast' */
/** @import { Project, Type } from 'typescript/unstable/sync' */
/** @import { JsonSchema } from './type-schema.mjs' */
/**
 * @typedef {{ schema: JsonSchema, isFilled: boolean }} Column The schema of the type read from a column, and whether an insert may leave the column out.
 * @typedef {{ statements: Record<string, JsonSchema>, tables: Record<string, Record<string, Column>> }} RowSchemas The schemas by template text, with `?` for each value, and the columns by table.
 */

const SAYS_NOTHING = TypeFlags.Any | TypeFlags.Unknown;

/** @param {SourceFile} file @returns {readonly TaggedTemplateExpression[]} */
const templatesOf = (file) => {
  /** @type {TaggedTemplateExpression[]} */
  const found = [];
  /** @param {Node} node */
  const visit = (node) => {
    if (is.isTaggedTemplateExpression(node) && is.isIdentifier(node.tag) && node.tag.text === 'sql')
      found.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
};

/** @param {TaggedTemplateExpression} expression */
const textOf = ({ template }) =>
  is.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join('?')
    : template.text;

/** Returns the text and result type of each template, once per occurrence. @param {Project} project @returns {readonly (readonly [string, Type])[]} */
const answersOf = ({ checker, program }) =>
  program.getSourceFileNames().flatMap((name) => {
    const file = name.includes('/node_modules/') ? undefined : program.getSourceFile(name);
    if (file === undefined || !/\bsql[<`]/.test(file.text)) return [];
    return templatesOf(file).flatMap((template) => {
      const type = checker.getTypeAtLocation(template);
      const [answer] = type?.isTypeReference() === true ? checker.getTypeArguments(type) : [];
      const isStated = answer !== undefined && (answer.flags & SAYS_NOTHING) === 0;
      return isStated ? [/** @type {const} */ ([textOf(template), answer])] : [];
    });
  });

/**
 * Returns the schema of each template text. A text that occurs several times may return any of its types.
 * @param {Project} project
 * @returns {RowSchemas['statements']}
 */
const statementsOf = (project) => {
  const schemaOf = typeSchemas(project.checker);
  /** @type {Map<string, Map<string, JsonSchema>>} */
  const byText = new Map();
  for (const [text, type] of answersOf(project)) {
    const schema = schemaOf(type);
    const known = byText.get(text) ?? new Map();
    byText.set(text, known.set(JSON.stringify(schema), schema));
  }
  return Object.fromEntries(
    [...byText].map(([text, schemas]) => {
      const [first = {}, ...others] = schemas.values();
      return [text, others.length === 0 ? first : { anyOf: [first, ...others] }];
    }),
  );
};

/** @param {Type | undefined} type */
const mayBeLeftOut = (type) =>
  type !== undefined &&
  ((type.flags & TypeFlags.Never) !== 0 ||
    (type.isUnionType() &&
      type.getTypes().some(({ flags }) => (flags & TypeFlags.Undefined) !== 0)));

/** @param {Project} project @returns {RowSchemas['tables']} */
const tablesOf = ({ checker, program }) => {
  const schemaOf = typeSchemas(checker);
  /** @param {Type | undefined} type */
  const membersOf = (type) =>
    new Map(
      (type === undefined ? [] : checker.getPropertiesOfType(type)).map((one) => [
        one.name,
        checker.getTypeOfSymbol(one),
      ]),
    );
  /** Returns a column's schema; Kysely's `ColumnType` has separate types for reading and inserting. @param {Type | undefined} type @returns {Column} */
  const columnOf = (type) => {
    const ways = type?.isObjectType() === true ? membersOf(type) : new Map();
    const read = ways.has('__select__') ? ways.get('__select__') : type;
    return { schema: schemaOf(read), isFilled: mayBeLeftOut(ways.get('__insert__')) };
  };
  const name = program.getSourceFileNames().find((one) => one.endsWith('/server/sql/schema.ts'));
  const file = name === undefined ? undefined : program.getSourceFile(name);
  const schema = file?.statements.find(
    (one) => is.isInterfaceDeclaration(one) && one.name.text === 'Schema',
  );
  const tables = membersOf(schema === undefined ? undefined : checker.getTypeAtLocation(schema));
  return Object.fromEntries(
    [...tables].map(([table, type]) => [
      table,
      Object.fromEntries([...membersOf(type)].map(([column, one]) => [column, columnOf(one)])),
    ]),
  );
};

/** Returns the row schemas from the types of a project. @param {string} configFile @returns {RowSchemas} */
export const rowSchemasOf = (configFile) => {
  const api = new API({ cwd: path.dirname(configFile) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [configFile] }).getProjects();
    if (project === undefined) throw new Error(`There is no project ${configFile}.`);
    return { statements: statementsOf(project), tables: tablesOf(project) };
  } finally {
    api.close();
  }
};

/** Returns the path of the server's row schemas, after generating the file if its sources changed. */
export const rowSchemasFile = () => {
  const folder = path.join(ROOT, '.cache', 'row-schemas');
  const file = path.join(folder, `${sourceHash(['core', 'adapters', 'composition/scripts'])}.json`);
  if (existsSync(file)) return file;
  const schemas = rowSchemasOf(path.join(ROOT, 'adapters', 'server', 'tsconfig.json'));
  mkdirSync(folder, { recursive: true });
  const fresh = `${file}.${String(process.pid)}`;
  writeFileSync(fresh, JSON.stringify(schemas));
  for (const name of readdirSync(folder))
    if (name.endsWith('.json')) rmSync(path.join(folder, name), { force: true });
  renameSync(fresh, file);
  return file;
};
