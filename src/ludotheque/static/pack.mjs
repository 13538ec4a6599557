// Runs a program in the Python that browsers get: node pack.mjs PYODIDE FOLDER PROGRAM. It finds the folder at /work.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, folder, program] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
  const python = await loadPyodide({ indexURL: `${pyodide}/` });
  python.mountNodeFS("/work", folder);
  await python.runPythonAsync(readFileSync(program, "utf8"));
} catch (error) {
  console.error(String(error.message ?? error).slice(-3000));
  process.exit(1);
}
process.exit(0);
