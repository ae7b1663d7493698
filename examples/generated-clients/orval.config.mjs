const baseUrl = process.env["SERVER"] ?? "http://localhost:3000";

export default {
  api: { input: "openapi.json", output: { target: "orval.ts", client: "fetch", baseUrl } },
};
