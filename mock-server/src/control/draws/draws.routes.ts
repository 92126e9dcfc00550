import {
  dropDrawScriptControl,
  listDrawScriptsControl,
  scriptDrawsControl,
} from '@canada28/shared/control/draws.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerControl } from '../register-control.ts';
import { drawScripts, dropDrawScript, scriptDraws } from './script-draws.ts';

/** What testers want of draws to come. */
export function registerDrawControls(app: FastifyInstance): void {
  registerControl(app, scriptDrawsControl, { verb: (context, { body }) => scriptDraws(context, body) });
  registerControl(app, listDrawScriptsControl, { verb: (context) => drawScripts(context) });
  registerControl(app, dropDrawScriptControl, {
    verb: (context, { params }) => dropDrawScript(context, Number(params.id)),
  });
}
