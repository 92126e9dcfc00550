import files, { TESTS } from './.dependency-cruiser.mjs';

/**
 * Which folders count as one: a folder within one of these belongs to it, so that it forms no circle with it. Tests are
 * no part of their folder: they may use what stands above it.
 */
const FOLDERS = [
  '^(shared|client|mock-server|mock-server/console)/src/[^/]+$',
  '^mock-server/src/(features|control)/[^/]+$',
  '^mock-server/console/src/console/[^/]+$',
  '^client/src/(data|features|ui)/[^/]+$',
  '^scripts/[^/]+$',
];
/** Folders of folders. */
const GROUPS = [
  '^mock-server/src/(features|control)$',
  '^mock-server/console/src/console$',
  '^client/src/(data|features|ui)$',
];

export default {
  forbidden: [
    {
      name: 'folders form no circle',
      severity: 'error',
      scope: 'folder',
      from: { path: FOLDERS, pathNot: GROUPS },
      to: { circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: [files.options.exclude.path, ...TESTS] } },
};
