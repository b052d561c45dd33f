// Prints the notebook.
document.getElementById("print")?.addEventListener("click", () => print());
