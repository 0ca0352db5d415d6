// The law of the layers as one table: the files of each layer and suffix, and what these files may import. Any other
// import is refused, including packages and Node modules. The first line whose pattern matches a file applies to the file.
// A pattern is a path from the root, a package name, or `node:` plus a Node module. `*` matches a name without a dot, so
// `core/<slice>/*.ts` means files without a suffix. `**` matches anything; followed by a slash, `**` matches any number of
// folders. `{a,b}` matches `a` or `b`. `<slice>` matches one slice; among the allowed imports, `<slice>` means the
// importing file's slice. `<any>` matches any slice outside the back end.

/** One line of the law: a pattern of files, and the imports allowed in these files. */
export interface Line {
  readonly files: string;
  readonly because: string;
  readonly may: readonly string[];
  /** Patterns allowed as type imports only. */
  readonly types?: readonly string[];
  /** Patterns allowed as lazy imports (`import()`) and as type imports. */
  readonly lazily?: readonly string[];
}

/**
 * Modules that no import chain from certain files may reach. Type imports do not count as links of a chain, because type
 * imports do not exist at run time.
 */
export interface Distance {
  readonly name: string;
  readonly because: string;
  readonly from: string;
  readonly never: readonly string[];
}

// Patterns for the core, except the back end.
const KERNEL = ['core/kernel/**'];
const NOUNS = [...KERNEL, 'core/<any>/**/*.ts'];
const DATA = [...NOUNS, 'core/<any>/**/*.{rule,schema}.ts'];
const APIS = ['core/<any>/**/*.api.ts'];
const PORTS = ['core/<any>/**/*{.*,}.port.ts', ...APIS];
const STORES = ['core/<any>/**/*.store.ts'];
const SEQUENCES = ['core/<any>/**/*.{use-case,operation}.ts'];
const ZOD = ['zod/mini'];
const RX = ['rxjs'];

// Patterns for the back end of the core.
const SERVER_NOUNS = ['core/backend/**/*.ts'];
const SERVER_DATA = [...SERVER_NOUNS, 'core/backend/**/*.{rule,schema}.ts'];
const SERVER_PORTS = ['core/backend/**/*{.*,}.port.ts'];
const SERVER_STORES = ['core/backend/**/*.store.ts'];
const OPERATIONS = ['core/backend/**/*.operation.ts'];
const WITHIN_SERVER = [...DATA, ...SERVER_DATA, ...SERVER_PORTS, ...SERVER_STORES];
const ALL_PORTS = [...PORTS, ...SERVER_PORTS];

// Patterns for the server's adapters.
const NODE = ['node:**'];
const LOG = ['adapters/server/http/log.ts'];
const DATABASE = ['adapters/server/sql/**'];

// Patterns for the screens.
const SHARED = '{shell,sections,forms,lists,documents,live,alarms,jobs,account-changes}';
const ICONS = ['@heroicons/react/**'];
const REACT = ['react', 'react-router-dom', 'mobx-react-lite', ...ICONS];
const MOBX = ['mobx'];
const CORE_OF_UI = [...DATA, ...STORES, ...APIS, 'core/<any>/**/*.use-case.ts'];
const NEVER_DRAWS = '{.view-model,.store,.rule,}.ts';
/** Files of the shared slices that a view model may import besides its own slice. None of these files renders anything. */
const PLAIN_SHARED = [
  `ui/${SHARED}/**/*${NEVER_DRAWS}`,
  'ui/kit/**/*.{store,rule}.ts',
  'ui/kit/format-time.ts',
];
/**
 * Files of a shared slice that other slices may import. Look files are excluded, because a component that a second feature
 * draws belongs in the kit.
 */
const SHARED_PARTS = `ui/${SHARED}/**/*{.view-model,.store,.rule,.page,.dialog,.dialogs,.part,.tab,}.{ts,tsx}`;
const DRAWN = ['ui/<slice>/**', SHARED_PARTS, 'ui/kit/**'];

export const LAW: readonly Line[] = [
  {
    files: 'core/kernel/**',
    because: 'Everything stands on the kernel, so the kernel stands on nothing.',
    may: KERNEL,
  },
  {
    files: 'core/types/*.d.ts',
    because: 'They stand for types that the core must not see.',
    may: [],
  },
  {
    files: 'core/backend/backend.ts',
    because: 'It makes all slices of the back end, and nobody else does.',
    may: ['core/backend/*/*.use-cases.ts', ...SERVER_DATA, ...SERVER_STORES],
    types: [...DATA, ...ALL_PORTS],
  },
  {
    files: 'core/backend/job-kinds.ts',
    because: 'It lists the jobs of all slices.',
    may: ['core/backend/*/*.job.ts', 'core/backend/jobs/*.ts'],
  },
  {
    files: 'core/backend/**/*-runner.ts',
    because: 'It begins work by itself, a sequence of operations like a use case.',
    may: [...WITHIN_SERVER, ...OPERATIONS],
    types: PORTS,
  },
  {
    files: 'core/backend/**/*.rule.ts',
    because: 'A rule is a decision over data; sequences live elsewhere.',
    may: [...DATA, ...SERVER_DATA],
    types: [...ALL_PORTS, ...ZOD],
  },
  {
    files: 'core/backend/**/*.schema.ts',
    because: 'A noun with its limits.',
    may: [...DATA, ...SERVER_DATA, ...ZOD],
  },
  {
    files: 'core/backend/**/*{.*,}.port.ts',
    because: 'A port is shaped by the need, not by who serves it.',
    may: [],
    types: [...DATA, ...PORTS, ...SERVER_DATA, ...SERVER_PORTS],
  },
  {
    files: 'core/backend/**/*.store.ts',
    because: 'It keeps something.',
    may: [...DATA, ...SERVER_DATA, ...SERVER_STORES],
    types: ALL_PORTS,
  },
  {
    files: 'core/backend/**/*.job.ts',
    because: 'A job is a sequence of bounded steps.',
    may: [...WITHIN_SERVER, ...OPERATIONS],
    types: PORTS,
  },
  {
    files: 'core/backend/**/*.operation.ts',
    because: 'What several use cases share stands below all of them.',
    may: [...WITHIN_SERVER, ...OPERATIONS],
    types: [...PORTS, ...ZOD],
  },
  {
    files: 'core/backend/<slice>/*.{use-case,use-cases}.ts',
    because: 'What two slices of the back end both need is an operation.',
    may: [...WITHIN_SERVER, ...OPERATIONS, 'core/backend/<slice>/*.{use-case,use-cases,job}.ts'],
    types: PORTS,
  },
  {
    files: 'core/backend/**/*.ts',
    because: 'Nouns and tables of the back end.',
    may: [...DATA, ...SERVER_DATA],
    types: [...ALL_PORTS, ...ZOD],
  },
  {
    files: 'core/<slice>/**/*.rule.ts',
    because: 'A rule is a decision over data; streams and sequences live elsewhere.',
    may: DATA,
    types: [...PORTS, ...ZOD],
  },
  {
    files: 'core/<slice>/**/*.schema.ts',
    because: 'A noun or form with its limits, the same for form, wire and server.',
    may: [...DATA, ...ZOD],
  },
  {
    files: 'core/<slice>/**/*.api.ts',
    because: 'An operation is declared of nouns and schemas; how it travels is not its business.',
    may: [...DATA, ...APIS, ...ZOD],
  },
  {
    files: 'core/<slice>/**/*{.*,}.port.ts',
    because: 'A port is shaped by the need, not by who serves it.',
    may: [],
    types: [...DATA, ...PORTS, ...RX],
  },
  {
    files: 'core/<slice>/**/*.store.ts',
    because: 'It keeps something.',
    may: [...DATA, ...STORES, ...RX],
    types: PORTS,
  },
  {
    files: 'core/<slice>/**/*.operation.ts',
    because: 'What several use cases share stands below all of them.',
    may: [...DATA, 'core/<any>/**/*.operation.ts', ...RX],
    types: PORTS,
  },
  {
    files: 'core/<slice>/**/*.use-case.ts',
    because: 'Two slices that call each other’s sequences are one slice.',
    may: [
      ...DATA,
      ...STORES,
      ...APIS,
      'core/<any>/**/*.operation.ts',
      'core/<slice>/**/*.use-case.ts',
      ...RX,
    ],
    types: PORTS,
  },
  {
    files: 'core/<slice>/**/*.ts',
    because: 'Nouns, tables, and the few things that live as long as a page.',
    may: [...DATA, ...ZOD, ...RX],
    types: PORTS,
  },
  {
    files: 'adapters/wire/**',
    because: 'Both sides decode with it, so it may lean on neither.',
    may: ['adapters/wire/**', ...DATA, ...PORTS, ...ZOD],
    types: ['zod/v4/core'],
  },
  {
    files: 'adapters/http/**',
    because: 'The same pipeline runs in a browser and in the smoke checker.',
    may: ['adapters/{http,wire}/**', ...DATA, ...APIS, ...SEQUENCES, ...ZOD, ...RX, 'fetch-retry'],
    types: [...PORTS, 'zod/v4/core'],
  },
  {
    files: 'adapters/browser/worker/**',
    because: 'Workers are programs of their own, each in one file.',
    may: [
      'adapters/browser/worker/**',
      'adapters/browser/worker-messages.ts',
      ...DATA,
      'altcha-lib/**',
      'pdfjs-dist/**',
      'workbox-{precaching,routing,strategies}',
    ],
    types: PORTS,
  },
  {
    files: 'adapters/browser/*.ts',
    because: 'What only a browser has, behind ports.',
    may: ['adapters/browser/*.ts', 'adapters/wire/**', ...DATA, ...ZOD, ...RX],
    types: [...PORTS, ...SEQUENCES, 'pdfjs-dist/**'],
  },
  {
    files: 'adapters/memory/**',
    because: 'The ports in memory, for tests and the smoke checker.',
    may: ['adapters/memory/**', ...DATA, ...RX],
    types: PORTS,
  },
  {
    files: 'adapters/temporal/**',
    because: 'One library behind one port.',
    may: [...DATA, 'temporal-polyfill'],
    types: PORTS,
  },
  {
    files: 'adapters/csv/**',
    because: 'One library behind one port, loaded with the first file.',
    may: [...DATA, ...PORTS],
    lazily: ['csv-parse/browser/esm/sync'],
  },
  {
    files: 'adapters/cli/**',
    because: 'Arguments in, report and exit status out; who is asked is handed in.',
    may: ['adapters/cli/**', ...DATA, ...ZOD, ...NODE],
    types: [...PORTS, ...SEQUENCES],
  },
  {
    files: 'adapters/server/sql/row-{check,faults,schema}.ts',
    because: 'Rows are held against schemas where they are read.',
    may: [
      ...DATABASE,
      ...WITHIN_SERVER,
      ...NODE,
      'kysely',
      'kysely/helpers/postgres',
      ...ZOD,
      'zod/v4/core',
    ],
  },
  {
    files: 'adapters/server/sql/**',
    because: 'SQL serves ports; what is done with them is decided above it.',
    may: [
      ...DATABASE,
      'adapters/server/clock/*.ts',
      ...WITHIN_SERVER,
      ...NODE,
      'kysely',
      'kysely/helpers/postgres',
      'pg',
      '@electric-sql/pglite',
      'unhomoglyph',
      ...ZOD,
    ],
    types: PORTS,
  },
  {
    files: 'adapters/server/http/**',
    because: 'What holds for every request, whatever it asks.',
    may: [
      'adapters/server/http/**',
      'adapters/server/clock/*.ts',
      'adapters/wire/**',
      ...DATA,
      ...APIS,
      ...SERVER_DATA,
      ...NODE,
      'fastify',
      '@fastify/{cookie,multipart}',
      ...ZOD,
      'zod/v4/core',
    ],
    types: [...ALL_PORTS, 'core/backend/*/*.use-case.ts', 'adapters/server/{pages,secrets}/*.ts'],
  },
  {
    files: 'adapters/server/plugins/**',
    because: 'A route asks a use case; what is stored stays behind the core.',
    may: [
      'adapters/server/{plugins,http,pages,calendar,doctor}/**',
      'adapters/wire/**',
      ...DATA,
      ...APIS,
      ...SERVER_DATA,
      'zod/v4/core',
    ],
    types: [...PORTS, 'core/backend/*/*.{use-case,use-cases}.ts', 'fastify'],
  },
  {
    files: 'adapters/server/demo-routes/**',
    because: 'Pages of the demo world, beside the API; what is stored stays behind the core.',
    may: ['adapters/server/{demo-routes,http,pages}/**', ...DATA, ...SERVER_DATA, ...NODE, ...ZOD],
    types: [...ALL_PORTS, 'adapters/server/clock/*.ts', 'fastify'],
  },
  {
    files: 'adapters/server/demo/**',
    because: 'It writes the demo world past the API, into the tables.',
    may: [
      'adapters/server/{demo,pdf,xlsx}/**',
      'adapters/temporal/**',
      ...DATABASE,
      ...WITHIN_SERVER,
      ...OPERATIONS,
      'core/backend/*/*.job.ts',
      ...NODE,
      'kysely',
    ],
    types: PORTS,
  },
  {
    files: 'adapters/server/admin/**',
    because: 'Commands of whoever looks after the server; what they do, use cases do.',
    may: ['adapters/server/admin/**', ...DATABASE, ...DATA, ...SERVER_DATA, ...NODE, ...ZOD],
    types: [...ALL_PORTS, ...LOG, 'core/backend/*/*.use-cases.ts'],
  },
  {
    files: 'adapters/server/doctor/**',
    because: 'It looks at each thing that a deployment is made of.',
    may: [
      'adapters/server/{doctor,messages,secrets,settings,sso}/**',
      'adapters/wire/*.ts',
      ...DATABASE,
      ...DATA,
      ...SERVER_DATA,
      ...NODE,
      'pg',
      'zod',
    ],
  },
  {
    files: 'adapters/server/metrics/**',
    because: 'Figures of every part, read at their source.',
    may: [
      'adapters/server/{metrics,http}/**',
      ...DATABASE,
      ...DATA,
      ...NODE,
      'kysely',
      'prom-client',
    ],
    types: ['adapters/server/{messages,secrets}/*.ts', 'fastify'],
  },
  {
    files: 'adapters/server/{backup,housekeeping}/**',
    because: 'What the database needs besides requests.',
    may: ['adapters/server/{backup,housekeeping}/**', ...DATABASE, ...DATA, ...NODE, ...ZOD],
    types: [...ALL_PORTS, ...LOG],
  },
  {
    files: 'adapters/server/{background,changes,jobs,live,messages}/**',
    because: 'Work beside the requests; the database that it looks into is handed in.',
    may: [
      'adapters/server/{background,changes,jobs,live,messages}/**',
      ...WITHIN_SERVER,
      ...NODE,
      ...ZOD,
      'nodemailer',
    ],
    types: [...PORTS, ...DATABASE, ...LOG],
  },
  {
    files: 'adapters/server/secrets/**',
    because: 'Keys, hashes and what is made of them.',
    may: ['adapters/server/{secrets,settings}/**', ...DATA, ...NODE, '@node-rs/argon2'],
    types: [...ALL_PORTS, ...DATABASE],
  },
  {
    files: 'adapters/server/settings/**',
    because: 'The environment as settings.',
    may: ['adapters/server/settings/**', 'adapters/server/demo/*.ts', ...DATA, 'node:net', 'zod'],
  },
  {
    files: 'adapters/server/sso/**',
    because: 'OpenID on both sides: the client, and the providers of the demo world.',
    may: [
      'adapters/server/{sso,pages}/**',
      'adapters/server/demo-routes/plain-style.ts',
      'adapters/server/http/security-headers.ts',
      ...DATA,
      ...NODE,
      'openid-client',
      'zod',
    ],
    types: [...ALL_PORTS, ...LOG, 'zod/v4/core'],
    lazily: ['oidc-provider'],
  },
  {
    files: 'adapters/server/{pages,help}/**',
    because: 'Documents that the server fills; marked reads the texts of help.',
    may: [
      'adapters/server/{pages,help}/**',
      'adapters/server/http/{security-headers,entity-tag.rule}.ts',
      'adapters/wire/**',
      ...DATA,
      ...NODE,
      'marked',
    ],
    types: ALL_PORTS,
  },
  {
    files: 'adapters/server/{pdf,svg}/**',
    because: 'Print documents and their judge, on one library each.',
    may: [
      'adapters/server/{pdf,svg}/**',
      'adapters/server/secrets/bounded-pool.ts',
      ...DATA,
      ...NODE,
      'pdf-lib',
      'sax',
    ],
    types: ALL_PORTS,
  },
  {
    files: 'adapters/server/calendar/**',
    because: 'One library behind one use case.',
    may: [...DATA, 'ical-generator'],
    types: ['core/backend/*/*.use-cases.ts'],
  },
  {
    files: 'adapters/server/captcha/**',
    because: 'One library behind one port.',
    may: ['adapters/wire/*.ts', ...DATA, ...NODE, 'altcha-lib', 'altcha-lib/**', 'zod'],
    types: ALL_PORTS,
  },
  {
    files: 'adapters/server/provisioning/**',
    because: 'Files of a whole portal, read as they come in.',
    may: ['adapters/server/provisioning/**', ...DATA, ...NODE, '@streamparser/json', 'csv-parse'],
    types: ALL_PORTS,
  },
  {
    files: 'adapters/server/{clock,xlsx}/**',
    because: 'One port each, on nothing but Node.',
    may: ['adapters/server/{clock,xlsx}/**', ...DATA, ...NODE],
    types: ALL_PORTS,
  },
  {
    files: 'ui/*.js',
    because: 'They run before the program, each alone.',
    may: [],
  },
  {
    files: 'ui/kit/**/*.{rule,store}.ts',
    because: 'What the kit decides or keeps is tested without a document.',
    may: [...KERNEL, 'ui/kit/**/*{.rule,.store,}.ts'],
  },
  {
    files: 'ui/kit/**',
    because: 'The kit knows no feature.',
    may: [
      ...KERNEL,
      'ui/kit/**',
      'react',
      'react-dom',
      ...ICONS,
      '@chakra-ui/react',
      '@emotion/react',
      '@tanstack/react-virtual',
      '@fontsource-variable/ibm-plex-sans/**',
    ],
  },
  {
    files: 'ui/shell/**/*.view-model.ts',
    because: 'A view model knows no component and no feature of another.',
    may: [...CORE_OF_UI, ...PLAIN_SHARED, ...MOBX, ...RX],
    types: PORTS,
  },
  {
    files: 'ui/shell/**/*.rule.ts',
    because: 'What the frame decides is tested without a document.',
    may: [...DATA, ...PLAIN_SHARED],
    types: [...PORTS, 'ui/kit/**'],
  },
  {
    files: 'ui/shell/use-virtual-rows.ts',
    because: 'Of a long list only the rows in sight are drawn.',
    may: [...CORE_OF_UI, 'ui/{shell,kit}/**/*.ts', ...REACT, '@tanstack/react-virtual'],
  },
  {
    files: 'ui/sections/parts.ts',
    because: 'What the composition hands to view models, named by types alone.',
    may: [],
    types: [...CORE_OF_UI, ...PORTS, 'ui/{shell,forms,kit,lists}/**', ...ZOD],
  },
  {
    files: 'ui/shell/**/*.ts',
    because: 'What all screens share, hooks too.',
    may: [...CORE_OF_UI, ...PLAIN_SHARED, 'ui/kit/**/*.ts', ...MOBX, ...RX, ...REACT],
    types: [...PORTS, 'ui/{shell,kit}/**'],
  },
  {
    files: 'ui/shell/**/*.tsx',
    because: 'The frame is there before any feature: it loads them, it does not hold them.',
    may: [...DATA, ...STORES, 'ui/shell/**', SHARED_PARTS, 'ui/kit/**', ...REACT],
    types: PORTS,
    lazily: ['ui/<any>/**'],
  },
  {
    files: 'ui/<slice>/**/*.view-model.ts',
    because: 'A view model knows no component and no feature of another.',
    may: [...CORE_OF_UI, `ui/<slice>/**/*${NEVER_DRAWS}`, ...PLAIN_SHARED, ...MOBX, ...RX, ...ZOD],
    types: PORTS,
  },
  {
    files: 'ui/<slice>/**/*.{rule,store}.ts',
    because: 'What a feature of the screens decides or keeps is tested without a document.',
    may: [...CORE_OF_UI, `ui/<slice>/**/*${NEVER_DRAWS}`, ...PLAIN_SHARED, ...MOBX],
    types: PORTS,
  },
  {
    files: 'ui/<slice>/**/*.models.ts',
    because: 'It makes the view models of a section, which draw nothing.',
    may: [...CORE_OF_UI, `ui/<slice>/**/*${NEVER_DRAWS}`, ...PLAIN_SHARED, ...RX],
    types: PORTS,
  },
  {
    files: 'ui/contacts/drag*.{ts,tsx}',
    because: 'Rows that are dragged stand where the library that drags them is needed.',
    may: [...CORE_OF_UI, 'ui/contacts/*{.look.tsx,.tsx,.ts}', 'ui/kit/**', ...REACT, '@dnd-kit/**'],
  },
  {
    files: 'ui/<slice>/**/*.ts',
    because: 'Words, hooks and the parts of view models.',
    may: [
      ...CORE_OF_UI,
      `ui/<slice>/**/*${NEVER_DRAWS}`,
      ...PLAIN_SHARED,
      'ui/kit/**/*.ts',
      ...MOBX,
      ...RX,
      ...ZOD,
      ...REACT,
    ],
    types: [...PORTS, ...SEQUENCES, ...DRAWN],
  },
  {
    files: 'ui/<slice>/**/*.look.tsx',
    because: 'What one feature draws by itself, by the means of the kit.',
    may: [
      ...DATA,
      'ui/<slice>/**/*{.look.tsx,.rule.ts,.ts}',
      'ui/kit/**',
      'react',
      'react-dom',
      ...ICONS,
    ],
  },
  {
    files: 'ui/<slice>/**/*{.page,.dialog,.dialogs,.part,.tab,}.tsx',
    because:
      'Components only draw: what they show and do is in view models, which a section makes of the operations it names.',
    may: [...DATA, ...STORES, ...APIS, ...DRAWN, ...REACT],
    types: PORTS,
  },
  {
    files: 'composition/web/**',
    because: 'It plugs the adapters of the browser into the core; the server has no part in it.',
    may: [
      'composition/web/**',
      'adapters/{browser,http,wire,csv}/**',
      ...CORE_OF_UI,
      'ui/**',
      'inversify',
      'react',
      'react-dom/client',
      'react-router-dom',
      ...MOBX,
      ...RX,
      ...ZOD,
    ],
    types: PORTS,
    lazily: ['pdfjs-dist/**'],
  },
  {
    files: 'composition/main.tsx',
    because: 'The portal begins here.',
    may: ['composition/web/*.ts', 'adapters/browser/*.ts', 'react-dom/client'],
    lazily: ['composition/web/*.tsx'],
  },
  {
    files: 'composition/page-data.ts',
    because: 'What a page that is drawn at build time knows.',
    may: [...DATA],
  },
  {
    files: 'composition/prerender.tsx',
    because: 'At build time the sign-in is drawn into the templates that the server fills.',
    may: [
      'composition/page-data.ts',
      'composition/web/*.ts',
      'adapters/server/pages/page-templates.ts',
      ...DATA,
      'ui/**',
      'react',
      'react-dom/server',
      'react-router-dom',
      '@emotion/{cache,react}',
      '@emotion/server/create-instance',
      'node:crypto',
    ],
  },
  {
    files: 'composition/server/**',
    because: 'It plugs the adapters of the server into the core.',
    may: [
      'composition/server/**',
      'adapters/server/**',
      'adapters/{temporal,csv,wire}/**',
      ...WITHIN_SERVER,
      'core/backend/*/*.{use-case,use-cases,job}.ts',
      ...NODE,
      'fastify',
      'inversify',
    ],
    types: PORTS,
  },
  {
    files: 'composition/smoke/**',
    because: 'It plugs the pipeline and a command line into the core.',
    may: [
      'composition/smoke/**',
      'adapters/{cli,http,memory,wire}/**',
      ...DATA,
      ...APIS,
      ...SEQUENCES,
      ...NODE,
    ],
    types: PORTS,
  },
  {
    files: 'composition/smoke.ts',
    because: 'The smoke checker begins here.',
    may: [
      'composition/smoke/**',
      'composition/server/outlive-readers.ts',
      'adapters/cli/**',
      ...NODE,
    ],
  },
  {
    files: 'composition/{server,admin,doctor,seed,first-fill,initial-dump}.ts',
    because: 'The programs of the server begin here.',
    may: ['composition/server/**', 'adapters/server/**', ...NODE],
  },
  {
    files: 'composition/scripts/**',
    because: 'What `npm` runs; what is not installed yet it loads when it is needed.',
    may: [
      'composition/scripts/**',
      'tests/bench/{record,small}.mjs',
      ...NODE,
      'typescript/**',
      'vite',
      'vitest/node',
    ],
    lazily: ['@playwright/test', 'unknown:'],
  },
];

const DRAWS = ['react', 'react-dom', 'react-dom/**', 'react-router-dom', 'mobx-react-lite'];
const LOOKS = ['@chakra-ui/**', '@emotion/**', '@heroicons/**'];

export const DISTANCES: readonly Distance[] = [
  {
    name: 'the smoke checker is headless',
    because: 'The command line carries no screen.',
    from: 'composition/smoke.ts',
    never: [...DRAWS, ...LOOKS, ...MOBX, 'ui/**', 'adapters/{browser,server}/**'],
  },
  {
    name: 'view models draw nothing',
    because: 'A view model is tested without a document.',
    from: 'ui/**/*.view-model.ts',
    never: [...DRAWS, ...LOOKS, '**/*{.*,}.tsx'],
  },
  {
    name: 'rules sequence nothing',
    because: 'A decision that begins something is none.',
    from: 'core/**/*.rule.ts',
    never: ['core/**/*.{use-case,use-cases,operation,job}.ts', ...RX],
  },
  {
    name: 'the browser holds nothing of the server',
    because: 'What only the provider’s server decides must not travel to a browser.',
    from: 'composition/{main.tsx,web/**}',
    never: ['core/backend/**', 'adapters/{server,cli}/**', 'node:**', 'kysely', 'pg', 'fastify'],
  },
  {
    name: 'the server holds nothing of the browser',
    because: 'A server that asks for window breaks at night.',
    from: 'composition/server.ts',
    never: ['adapters/browser/**', 'ui/**', ...DRAWS, ...LOOKS, ...MOBX],
  },
];
