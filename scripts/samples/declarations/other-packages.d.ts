/** The types of Fastify come with the whole framework, 5 MB for two samples that only start a server. */
declare module 'fastify';

/** NestJS and what it needs are 20 MB, for one sample that only starts a server. */
declare module '@nestjs/common';
declare module '@nestjs/core';
declare module 'reflect-metadata';
