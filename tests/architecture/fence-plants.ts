/** A planted file with an import that the law refuses, or that violates a distance. */
export interface FencePlant {
  readonly file: string;
  /** The imported name, or a whole statement if the planted line is not a plain import. */
  readonly asks: string;
}

const plants = (asks: string, ...files: readonly string[]): readonly FencePlant[] =>
  files.map((file) => ({ file, asks }));

const CORE_ROLES = ['rule', 'schema', 'api', 'port', 'gateway.port', 'store', 'use-case'];
const SERVER_ROLES = ['rule', 'schema', 'repository.port', 'job', 'operation', 'use-cases'];

/** One file path for each role in the core, and one without a role. */
const IN_CORE = [
  'core/news/planted.ts',
  'core/news/planted.operation.ts',
  ...CORE_ROLES.map((role) => `core/news/planted.${role}.ts`),
  'core/kernel/planted.rule.ts',
  'core/backend/news/planted.ts',
  'core/backend/news/planted-runner.ts',
  'core/backend/planted.operation.ts',
  ...SERVER_ROLES.map((role) => `core/backend/news/planted.${role}.ts`),
];

const IN_UI = [
  'ui/news/planted.page.tsx',
  'ui/news/planted.look.tsx',
  'ui/news/planted.tsx',
  'ui/news/planted.ts',
  'ui/news/planted.view-model.ts',
  'ui/forms/planted.ts',
  'ui/shell/planted.tsx',
  'ui/kit/planted.tsx',
];

/** Imports that no line of the law allows. */
export const REFUSED: readonly FencePlant[] = [
  // Imports of look files from another feature or from a shared slice.
  ...plants('../news/planted.look.tsx', 'ui/history/planted.tsx', 'ui/kit/planted.tsx'),
  ...plants('../shell/planted.look.tsx', 'ui/news/planted.page.tsx', 'ui/kit/planted.tsx'),
  ...plants('../forms/planted.look.tsx', 'ui/shell/planted.tsx', 'ui/news/planted.tsx'),
  // Imports of a layer or library that the core or the screens may not use.
  ...[
    'csv-parse',
    'pdf-lib',
    'kysely',
    'mobx',
    'react',
    'inversify',
    'zod',
    'node:fs',
    'fs',
  ].flatMap((name) => plants(name, ...IN_CORE)),
  ...plants('#adapters/wire/headers.ts', ...IN_CORE),
  ...plants('#ui/kit/format-time.ts', ...IN_CORE),
  ...plants('#composition/web/parts.ts', ...IN_CORE),
  ...plants('#tests/architecture/law.ts', ...IN_CORE, ...IN_UI, 'adapters/http/planted.ts'),
  ...['kysely', 'pg', 'fastify', 'inversify', 'csv-parse', 'zod', 'node:fs'].flatMap((name) =>
    plants(name, ...IN_UI),
  ),
  ...['#adapters/wire/headers.ts', '#composition/web/parts.ts'].flatMap((name) =>
    plants(name, ...IN_UI),
  ),
  ...plants('kysely', 'adapters/wire/planted.wire.ts', 'adapters/wire/planted.routes.ts'),
  ...plants(
    'kysely',
    'adapters/http/planted.gateway.ts',
    'adapters/http/planted.stage.ts',
    'adapters/browser/planted.ts',
    'adapters/memory/planted.ts',
    'adapters/cli/planted.ts',
    'adapters/server/plugins/planted.plugin.ts',
    'adapters/server/http/planted.ts',
    'composition/web/planted.module.ts',
    'composition/web/planted.adapters.ts',
    'composition/smoke/planted.ts',
  ),
  ...plants('inversify', 'adapters/http/planted.ts', 'adapters/server/sql/planted.ts'),
  ...plants(
    '../../node_modules/react/index.js',
    'ui/news/planted.tsx',
    'core/news/planted.rule.ts',
  ),

  // Refused imports within the core.
  ...plants('../login/login-step.ts', 'core/kernel/planted.ts'),
  ...['./news.use-case.ts', './news.use-cases.ts', './news.operation.ts', 'rxjs'].flatMap((name) =>
    plants(name, 'core/news/planted.rule.ts', 'core/backend/news/planted.rule.ts'),
  ),
  ...plants('zod/mini', 'core/news/planted.rule.ts', 'core/news/planted.use-case.ts'),
  ...plants('./news.use-case.ts', 'core/news/planted.operation.ts', 'core/news/planted.schema.ts'),
  ...plants('./news.use-cases.ts', 'core/backend/news/planted.operation.ts'),
  ...plants('./planted.rule.ts', 'core/news/values.port.ts', 'core/news/values.gateway.port.ts'),
  ...plants(
    '../mfa/mfa.use-case.ts',
    'core/home/planted.use-case.ts',
    'core/home/planted.rule.ts',
    'core/home/planted.ts',
    'core/home/planted.api.ts',
  ),
  ...['../mfa/mfa.use-case.ts', '../mfa/mfa.use-cases.ts', '../mfa/mfa.job.ts'].flatMap((name) =>
    plants(
      name,
      'core/backend/home/planted.use-case.ts',
      'core/backend/home/planted.use-cases.ts',
      'core/backend/home/planted.operation.ts',
      'core/backend/home/planted.job.ts',
      'core/backend/home/planted.rule.ts',
      'core/backend/home/planted.ts',
      'core/backend/home/planted-runner.ts',
    ),
  ),
  ...plants("import type { A } from '../mfa/mfa.use-case.ts';", 'core/home/types.use-case.ts'),
  ...plants(
    '#core/backend/refusal.ts',
    'core/news/planted.ts',
    'core/news/planted.use-case.ts',
    'core/kernel/planted.ts',
    'ui/login/planted.ts',
    'adapters/wire/planted.wire.ts',
    'adapters/http/planted.ts',
    'adapters/browser/planted.ts',
    'adapters/memory/planted.ts',
    'adapters/cli/planted.ts',
    'composition/web/planted.ts',
    'composition/smoke/planted.ts',
  ),

  // Refused imports between adapters.
  ...plants('#core/news/save-news.use-case.ts', 'adapters/server/sql/planted.repository.ts'),
  ...plants(
    '#core/backend/news/news.use-cases.ts',
    'adapters/server/sql/planted.repository.ts',
    'adapters/server/sql/news/planted.repository.ts',
  ),
  ...plants('#core/backend/record-audit.operation.ts', 'adapters/server/sql/news/planted.ts'),
  ...plants(
    '../sql/schema.ts',
    'adapters/server/plugins/planted.plugin.ts',
    'adapters/server/plugins/planted.ts',
    'adapters/server/demo-routes/planted.plugin.ts',
    'adapters/server/http/planted.ts',
    'adapters/server/pages/planted.ts',
  ),
  ...plants(
    "import type { Sql } from '../sql/schema.ts';",
    'adapters/server/plugins/types.plugin.ts',
    'adapters/server/demo-routes/types.plugin.ts',
  ),
  ...plants(
    '#core/backend/news/news.repository.port.ts',
    'adapters/server/plugins/planted.plugin.ts',
  ),
  ...plants('../cli/terminal.ts', 'adapters/http/planted.ts', 'adapters/wire/planted.ts'),
  ...plants('../http/stage.ts', 'adapters/wire/planted.wire.ts', 'adapters/browser/planted.ts'),
  ...plants('node:crypto', 'adapters/http/planted.ts', 'adapters/memory/planted.ts'),
  ...plants(
    '#adapters/browser/browser-page.ts',
    'adapters/server/http/planted.ts',
    'adapters/cli/planted.ts',
    'adapters/http/planted.ts',
    'composition/smoke/planted.ts',
    'composition/server/planted.ts',
  ),
  ...plants(
    '#ui/kit/format-time.ts',
    'adapters/server/pages/planted.ts',
    'adapters/cli/planted.ts',
  ),
  ...['#adapters/server/sql/schema.ts', '#adapters/server/http/log.ts'].flatMap((name) =>
    plants(
      name,
      'composition/web/planted.module.ts',
      'composition/web/planted.ts',
      'composition/main.tsx',
    ),
  ),

  // Refused imports between screens.
  ...plants('../marketing/marketing.page.tsx', 'ui/news/planted.ts', 'ui/news/planted.tsx'),
  ...plants('../marketing/marketing.view-model.ts', 'ui/news/planted.view-model.ts'),
  ...plants('#core/permission/login-step.ts', 'ui/kit/planted.ts', 'ui/kit/planted.store.ts'),
  ...['../news/news.page.tsx', '../forms/form.tsx', '../shell/registry.ts'].flatMap((name) =>
    plants(name, 'ui/kit/planted.tsx'),
  ),
  ...['../news/news.page.tsx', '../login/login-page.tsx', '../news/news.view-model.ts'].flatMap(
    (name) => plants(name, 'ui/shell/planted.tsx', 'ui/shell/planted.ts'),
  ),
  ...plants("import type { A } from '../news/news.view-model.ts';", 'ui/shell/types.ts'),
  ...['./news-form.tsx', './news.page.tsx', '../kit/button.tsx', '../shell/portal.tsx'].flatMap(
    (name) =>
      plants(
        name,
        'ui/news/planted.view-model.ts',
        'ui/news/planted.rule.ts',
        'ui/news/planted.store.ts',
      ),
  ),
  ...plants("import type { A } from './news-form.tsx';", 'ui/news/types.view-model.ts'),
  ...plants("export const a = () => import('./a.tsx');", 'ui/news/lazy.view-model.ts'),
  ...['react', 'react-dom', 'react-router-dom', 'mobx-react-lite', '@chakra-ui/react'].flatMap(
    (name) => plants(name, 'ui/news/planted.view-model.ts', 'ui/kit/planted.store.ts'),
  ),
  ...plants('@chakra-ui/react', 'ui/news/planted.page.tsx', 'ui/news/planted.tsx'),
  ...plants('mobx', 'ui/kit/planted.tsx', 'ui/news/planted.page.tsx'),
  ...plants('rxjs', 'ui/news/planted.page.tsx', 'ui/news/planted.tsx'),
  ...plants('#core/news/save-news.use-case.ts', 'ui/news/planted.page.tsx'),
  ...plants('#core/news/news.gateway.port.ts', 'ui/news/planted.page.tsx'),
  ...[
    './news.page.tsx',
    '../marketing/marketing.view-model.ts',
    '../shell/portal.tsx',
    'react',
  ].flatMap((name) => plants(name, 'ui/news/planted.models.ts')),
  ...plants('#core/news/news.api.ts', 'ui/news/planted.look.tsx', 'ui/kit/planted.tsx'),

  // An import built at run time names no module that could be checked.
  ...plants('export const a = (b: string) => import(b);', 'ui/news/any.ts', 'core/news/any.ts'),
];

/** Planted import chains, keyed by the distance that they violate. */
export const TOO_NEAR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'the smoke checker is headless': {
    'composition/smoke.ts': "import '../core/login/bridge.ts';",
    'core/login/bridge.ts': "import 'mobx';",
  },
  'view models draw nothing': {
    'ui/news/planted.view-model.ts': "import './bridge.ts';",
    'ui/news/bridge.ts': "import 'react';",
  },
  'rules sequence nothing': {
    'core/backend/news/planted.rule.ts': "import './bridge.ts';",
    'core/backend/news/bridge.ts': "import '../record-audit.operation.ts';",
  },
  'the browser holds nothing of the server': {
    'composition/web/planted.module.ts': "export const a = () => import('#core/news/bridge.ts');",
    'core/news/bridge.ts': "export * from '#core/backend/refusal.ts';",
  },
  'the server holds nothing of the browser': {
    'composition/server.ts': "import '#core/news/bridge.ts';",
    'core/news/bridge.ts': "import '#adapters/browser/browser-page.ts';",
  },
};

/** Imports that must stay allowed. A law that refuses every import would fail here. */
export const ALLOWED: readonly FencePlant[] = [
  ...plants("export const a = () => import('../news/news.page.tsx');", 'ui/shell/lazy.tsx'),
  ...plants("import type { A } from './news.gateway.port.ts';", 'core/news/planted.rule.ts'),
  ...plants('./save-news.use-case.ts', 'core/news/planted.use-case.ts'),
  ...plants('zod/mini', 'core/news/planted.api.ts', 'core/news/planted.schema.ts'),
  ...plants('../kit/styled.ts', 'ui/news/planted.look.tsx'),
  ...plants('./planted.look.tsx', 'ui/news/planted.page.tsx', 'ui/shell/planted.tsx'),
  ...plants("export const a = () => import('csv-parse/browser/esm/sync');", 'adapters/csv/a.ts'),
];
