/** One sample each calls these packages, and all that is known of them here would be a copy of what the sample writes. */
declare module 'twilio';
declare module '@prisma/adapter-pg';
declare module '@grpc/proto-loader';
declare module '@grpc/grpc-js';

/** Prisma generates its client from a schema that the samples cannot run. The parts that they use have the shapes of Prisma 7. */
declare module '*/generated/prisma/client' {
  type Rows = Record<string, unknown>;

  interface Model {
    findMany(query: { orderBy: Rows; include: Rows }): Promise<Rows[]>;
    create(query: { data: Rows }): Promise<Rows>;
    upsert(query: { where: Rows; create: Rows; update: Rows }): Promise<Rows>;
  }

  export class PrismaClient {
    constructor(options: { adapter: object });
    trail: Model;
    hike: Model;
    $disconnect(): Promise<void>;
  }

  export namespace Prisma {
    class PrismaClientKnownRequestError extends Error {
      code: string;
    }
  }
}

/** One sample connects, so the driver and its types are not worth 5 MB. */
declare module 'mongodb' {
  export class MongoClient {
    constructor(url: string, options: { maxPoolSize: number });
    connect(): Promise<MongoClient>;
    db(name: string): { collection<Document>(name: string): Collection<Document> };
  }

  export interface Collection<Document> {
    insertOne(document: Document): Promise<{ acknowledged: boolean }>;
  }
}

/** One sample starts an app, so the package and its types are not worth 2 MB. */
declare module 'koa' {
  export default class Koa {
    use(middleware: (ctx: { body: unknown }) => Promise<void>): this;
    listen(port?: number, callback?: () => void): import('node:http').Server;
  }
}

/** The package is 23 MB, and one page uses three of its types. */
declare module 'stripe' {
  class Stripe {
    constructor(apiKey: string);
    checkout: { sessions: { create(options: object): Promise<Stripe.Checkout.Session> } };
    webhooks: { constructEvent(payload: string, signature: string, signingKey: string): Stripe.Event };
  }

  namespace Stripe {
    interface Event {
      type: string;
      data: { object: Checkout.Session };
    }

    namespace Checkout {
      interface Session {
        id: string;
        url: string | null;
        payment_status: 'no_payment_required' | 'paid' | 'unpaid';
        customer_details: { email: string | null } | null;
        metadata: Record<string, string> | null;
        amount_total: number | null;
      }
    }
  }

  export default Stripe;
}

/** What the samples use of Deno's own functions. */
declare namespace Deno {
  const test: (name: string, run: () => void | Promise<void>) => void;
}

/** One sample opens a pool, so the driver and its types are not worth 1 MB. */
declare module 'mysql2/promise' {
  namespace mysql {
    interface Pool {
      query(statement: string, values?: unknown[]): Promise<[unknown, unknown]>;
    }
    const createPool: (options: { uri: string; connectionLimit: number; ssl: object }) => Pool;
  }
  export default mysql;
}

declare module 'openai' {
  export default class OpenAI {
    constructor(options: {
      apiKey?: string;
      baseURL?: string | undefined;
      timeout?: number;
      maxRetries?: number;
    });
    baseURL: string;
    chat: {
      completions: {
        create(request: {
          model: string;
          messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
        }): Promise<{ choices: { message: { content: string | null } }[] }>;
      };
    };
  }
}
