/** One fence of the house: who may not import what, why, and a violation to plant so that the fence is seen to bark. */
export interface Fence {
  readonly name: string;
  readonly because: string;
  readonly from: { readonly path?: string; readonly pathNot?: string };
  readonly to: {
    readonly path?: string;
    readonly pathNot?: string;
    readonly reachable?: true;
    readonly circular?: true;
  };
  /** Files written into a copy of the tree; each must make this fence report. */
  readonly plant: readonly { readonly file: string; readonly text: string }[];
}

const FRAMEWORKS =
  'node_modules/(react|react-dom|react-router|react-router-dom|mobx|mobx-react-lite|@chakra-ui|@emotion|inversify|reflect-metadata|fastify|kysely|pg|@electric-sql)/';

/** The law of the layers, stated once; the documents explain it, this table enforces it. */
export const LAW: readonly Fence[] = [
  {
    name: 'core-imports-only-core',
    because: 'The core runs in a browser, a server and a command line; it knows none of them.',
    from: { path: '^core/' },
    to: { path: '^(adapters|ui|composition|tests)/' },
    plant: [{ file: 'core/login/planted.rule.ts', text: "import '#adapters/wire/headers.ts';" }],
  },
  {
    name: 'core-is-framework-free',
    because: 'zod/mini in schemas and rxjs in ports and use cases are all it may lean on.',
    from: { path: '^core/' },
    to: { path: FRAMEWORKS },
    plant: [{ file: 'core/login/planted-two.rule.ts', text: "import 'mobx';" }],
  },
  {
    name: 'rules-are-pure',
    because: 'A rule is a decision over data; streams and sequences live elsewhere.',
    from: { path: '^core/.*\\.rule\\.ts$' },
    to: { path: '(node_modules/rxjs/|\\.use-case\\.ts$|\\.operation\\.ts$)' },
    plant: [{ file: 'core/login/planted-three.rule.ts', text: "import 'rxjs';" }],
  },
  {
    name: 'kernel-imports-nothing',
    because: 'Everything stands on the kernel, so the kernel stands on nothing.',
    from: { path: '^core/kernel/' },
    to: { pathNot: '^core/kernel/' },
    plant: [{ file: 'core/kernel/planted.ts', text: "import '../login/login-step.ts';" }],
  },
  {
    name: 'slices-do-not-share-use-cases',
    because: 'Two slices that call each other’s sequences are one slice.',
    from: { path: '^core/([^/]+)/' },
    to: {
      path: '^core/[^/]+/.*\\.use-cases?\\.ts$',
      pathNot: '^core/($1|backend)/',
    },
    plant: [
      { file: 'core/mfa/planted.use-case.ts', text: 'export const planted = 1;' },
      { file: 'core/home/planted.use-case.ts', text: "import '../mfa/planted.use-case.ts';" },
    ],
  },
  {
    name: 'back-end-slices-do-not-share-use-cases',
    because:
      'What two slices of the back end both need is an operation that takes the open transaction.',
    from: { path: '^core/backend/([^/]+)/' },
    to: { path: '^core/backend/[^/]+/.*\\.use-cases?\\.ts$', pathNot: '^core/backend/$1/' },
    plant: [
      { file: 'core/backend/mfa/planted.use-case.ts', text: 'export const planted = 1;' },
      { file: 'core/backend/home/planted.rule.ts', text: "import '../mfa/planted.use-case.ts';" },
      { file: 'core/backend/sso/planted.use-cases.ts', text: 'export const planted = 1;' },
      { file: 'core/backend/home/planted.ts', text: "import '../sso/planted.use-cases.ts';" },
    ],
  },
  {
    name: 'back-end-core-stays-on-the-server',
    because: 'What only the provider’s server decides must not travel to a browser.',
    from: {
      path: '^(core|adapters|ui|composition)/',
      pathNot: '^(core/backend/|adapters/server/|composition/server)',
    },
    to: { path: '^core/backend/' },
    plant: [{ file: 'ui/login/planted.ts', text: "import '#core/backend/refusal.ts';" }],
  },
  {
    name: 'ui-never-meets-adapters',
    because: 'Screens talk to ports; which adapter answers is the composition’s business.',
    from: { path: '^ui/' },
    to: { path: '^(adapters|composition|tests)/' },
    plant: [{ file: 'ui/home/planted.ts', text: "import '#adapters/wire/headers.ts';" }],
  },
  {
    name: 'kit-knows-no-feature',
    because: 'A component that knows a feature belongs to that feature.',
    from: { path: '^ui/kit/' },
    to: { path: '^(core/(?!kernel/)|ui/(?!kit/))' },
    plant: [{ file: 'ui/kit/planted.ts', text: "import '#core/login/login-step.ts';" }],
  },
  {
    name: 'ui-slices-stay-apart',
    because: 'What two slices of screens share leaves the one that first needed it.',
    from: { path: '^ui/([^/]+)/', pathNot: '^ui/shell/' },
    to: {
      path: '^ui/[^/]+/',
      pathNot: '^ui/($1|kit|shell|forms|documents|lists|live|alarms|jobs|account-changes)/',
    },
    plant: [
      { file: 'ui/news/planted.ts', text: "import '../marketing/marketing.page.tsx';" },
      { file: 'ui/kit/planted-two.ts', text: "import '../news/news.page.tsx';" },
    ],
  },
  {
    name: 'looks-draw-what-they-are-handed',
    because:
      'A look is a part of the kit that one feature uses: it holds no state and goes nowhere.',
    from: { path: '^ui/.*\\.look\\.tsx$' },
    to: {
      path: '(\\.(view-model\\.ts|page\\.tsx|dialog\\.tsx)$|node_modules/(mobx|mobx-react-lite|react-router|react-router-dom)/)',
    },
    plant: [
      { file: 'ui/news/planted.look.tsx', text: "import './news.view-model.ts';" },
      { file: 'ui/news/planted-page.look.tsx', text: "import './news.page.tsx';" },
      { file: 'ui/news/planted-mobx.look.tsx', text: "import 'mobx';" },
    ],
  },
  {
    name: 'looks-stay-at-home',
    because: 'What a second feature draws too belongs into the kit.',
    from: { path: '^(?:ui/([^/]+)/)?' },
    to: { path: '^ui/[^/]+/.*\\.look\\.tsx$', pathNot: '^ui/$1/' },
    plant: [
      { file: 'ui/shell/planted.look.tsx', text: 'export const planted = 1;' },
      { file: 'ui/news/planted-two.ts', text: "import '../shell/planted.look.tsx';" },
      { file: 'ui/kit/planted-three.ts', text: "import '../shell/planted.look.tsx';" },
    ],
  },
  {
    name: 'view-models-know-no-screen',
    because: 'A view model is tested without a document.',
    from: { path: '^ui/.*\\.view-model\\.ts$' },
    to: {
      path: 'node_modules/(react|react-dom|react-router|react-router-dom|@chakra-ui|mobx-react-lite)/',
    },
    plant: [{ file: 'ui/login/planted.view-model.ts', text: "import 'react';" }],
  },
  {
    name: 'only-composition-knows-inversify',
    because: 'Every class stays new-able by anyone.',
    from: { pathNot: '^(composition|tests)/' },
    to: { path: 'node_modules/(inversify|reflect-metadata)/' },
    plant: [{ file: 'adapters/http/planted.ts', text: "import 'inversify';" }],
  },
  {
    name: 'portable-adapters-stay-portable',
    because: 'The same HTTP pipeline runs in a browser and in the smoke checker.',
    from: { path: '^adapters/(wire|http|memory|temporal|csv)/' },
    to: { path: '^(node:|adapters/(browser|server|cli)/)|^(fs|path|crypto|http|https|net|os)$' },
    plant: [
      { file: 'adapters/http/planted-two.ts', text: "import '../cli/planted.ts';" },
      { file: 'adapters/cli/planted.ts', text: 'export const planted = 1;' },
    ],
  },
  {
    name: 'wire-knows-core-only',
    because: 'Both sides decode with it, so it may lean on neither.',
    from: { path: '^adapters/wire/' },
    to: { path: '^adapters/(?!wire/)' },
    plant: [{ file: 'adapters/wire/planted.ts', text: "import '../http/planted-two.ts';" }],
  },
  {
    name: 'browser-adapters-stay-in-the-browser',
    because: 'A server that imports window breaks at night.',
    from: { path: '^adapters/(server|cli)/' },
    to: { path: '^(adapters/browser|ui)/' },
    plant: [
      { file: 'adapters/browser/planted.ts', text: 'export const planted = 1;' },
      { file: 'adapters/server/planted.ts', text: "import '../browser/planted.ts';" },
    ],
  },
  {
    name: 'smoke-checker-is-headless',
    because: 'The command line carries no screen.',
    from: { path: '^composition/smoke' },
    to: {
      path: 'node_modules/(react|react-dom|mobx|mobx-react-lite|@chakra-ui|@emotion)/',
      reachable: true,
    },
    plant: [
      { file: 'composition/smoke.planted.ts', text: "import '../core/login/planted-bridge.ts';" },
      { file: 'core/login/planted-bridge.ts', text: "import 'mobx';" },
    ],
  },
  {
    name: 'no-circles',
    because: 'In a circle nobody can be read first.',
    from: {},
    to: { circular: true },
    plant: [
      {
        file: 'core/kernel/planted-a.ts',
        text: "import { b } from './planted-b.ts';\nexport const a = (): unknown => b;",
      },
      {
        file: 'core/kernel/planted-b.ts',
        text: "import { a } from './planted-a.ts';\nexport const b = (): unknown => a;",
      },
    ],
  },
];
