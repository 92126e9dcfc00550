import {
  clearDrawScriptsControl,
  dropDrawScriptControl,
  ISSUES_AROUND,
  listDrawScriptsControl,
  listIssuesControl,
  scriptDrawsControl,
} from '@canada28/shared/control/draws.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerWorldControl } from '../register-control.ts';
import { listIssues } from './list-issues.ts';
import { clearDrawScripts, drawScripts, dropDrawScript, scriptDraws } from './script-draws.ts';

export function registerDrawControls(app: FastifyInstance): void {
  registerWorldControl(
    app,
    listIssuesControl,
    (context, { query: { before = ISSUES_AROUND, after = ISSUES_AROUND } }) =>
      listIssues(context, { before, after }),
  );
  registerWorldControl(app, scriptDrawsControl, (context, { body }) => scriptDraws(context, body));
  registerWorldControl(app, listDrawScriptsControl, (context) => drawScripts(context));
  registerWorldControl(app, clearDrawScriptsControl, (context, { query }) =>
    clearDrawScripts(context, query.issueCode),
  );
  registerWorldControl(app, dropDrawScriptControl, (context, { params }) =>
    dropDrawScript(context, Number(params.id)),
  );
}
