import { buildFigures } from './bench/build/build-figures.ts';
import { busyMachine } from './bench/report/busy-machine.ts';
import { printReport } from './bench/report/print-report.ts';

/** `npm run bench:build` */
const warning = busyMachine();
const figures = await buildFigures(console.log);
printReport({ title: 'Builds, whole processes', figures, command: 'npm run bench:build', warning });
