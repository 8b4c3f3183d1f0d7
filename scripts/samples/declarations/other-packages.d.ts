/** Prisma generates its client from a schema that the samples cannot run. The parts that they use have the shapes of Prisma 7. */
declare module '*/generated/prisma/client' {
  type Rows = Record<string, unknown>;

  interface Model {
    findMany(query: { orderBy: Rows; include: Rows }): Promise<Rows[]>;
    create(query: { data: Rows }): Promise<Rows>;
    upsert(query: { where: Rows; create: Rows; update: Rows }): Promise<Rows>;
  }

  export class PrismaClient {
    constructor(options: { adapter: import('@prisma/adapter-pg').PrismaPg });
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

declare module '@prisma/adapter-pg' {
  export class PrismaPg {
    constructor(options: import('pg').PoolConfig);
  }
}
