import {
  clearDrawScriptsControl,
  dropDrawScriptControl,
  ISSUES_AROUND,
  listDrawScriptsControl,
  listIssuesControl,
  scriptDrawsControl,
} from '@canada28/shared/control/draws.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerControl } from '../register-control.ts';
import { listIssues } from './list-issues.ts';
import { clearDrawScripts, drawScripts, dropDrawScript, scriptDraws } from './script-draws.ts';

/** The issues of a world, and what testers want of draws to come. */
export function registerDrawControls(app: FastifyInstance): void {
  registerControl(app, listIssuesControl, {
    verb: (context, { query: { before = ISSUES_AROUND, after = ISSUES_AROUND } }) =>
      listIssues(context, { before, after }),
  });
  registerControl(app, scriptDrawsControl, { verb: (context, { body }) => scriptDraws(context, body) });
  registerControl(app, listDrawScriptsControl, { verb: (context) => drawScripts(context) });
  registerControl(app, clearDrawScriptsControl, {
    verb: (context, { query }) => clearDrawScripts(context, query.issueCode),
  });
  registerControl(app, dropDrawScriptControl, {
    verb: (context, { params }) => dropDrawScript(context, Number(params.id)),
  });
}
