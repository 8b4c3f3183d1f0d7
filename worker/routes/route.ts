import type { Context } from 'hono';

/** A request with the bindings of the Worker. */
export type RouteContext = Context<{ Bindings: Env }>;

/** Answers the requests for an address. */
export type Route = (c: RouteContext) => Response | Promise<Response>;
